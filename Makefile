# What everybody does here: `make site`, `make test` and `make pictures`.
.PHONY: site test pictures

# The example site, in Public/.
site:
	@.ci/install library
	swift run Gallery build --output Public
	@echo "Open Public/index.html in a browser: file://$(CURDIR)/Public/index.html"

# Every test, those in a browser too.
test:
	@.ci/install library browser
	swift test

# The picture of the README.
resources = Sources/Cellophane/Cellophane.docc/Resources
pictures:
	@.ci/install library browser
	swift run Gallery screenshot --output $(resources) --together screens controls-in-accessories \
	  'an-album?scheme=dark' an-inbox days-that-open-in-place
