# What everybody does here: `make site` and `make test`.
.PHONY: site test

# The example site, in Public/.
site:
	@.ci/install library
	swift run Gallery build --output Public
	@echo "Open Public/index.html in a browser: file://$(CURDIR)/Public/index.html"

# Every test, those in a browser too.
test:
	@.ci/install library browser
	swift test
