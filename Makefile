# What everybody does here: `make site`, `make serve` and `make test`; now and then the others.
.PHONY: site serve test install fuzz pictures sheets docs interface

# The example site, in Public/.
site:
	@.ci/install library
	.ci/swift run Gallery build --output Public
	@echo "Open Public/index.html in a browser: file://$(CURDIR)/Public/index.html"

# The same pages in a browser, which follow every edit of the examples and of the templates;
# `make serve ONLY=album` makes those alone whose title, group or id contains a word.
serve:
	@.ci/install library
	.ci/swift build --product cellophane
	@"$$(.ci/swift build --show-bin-path)/cellophane" serve --product Gallery --open \
	  $(addprefix --filter=,$(ONLY)) --swift=--traits --swift=Overlay \
	  --swift=-Xswiftc --swift=-index-ignore-system-modules

# Every test, those in three browsers too; `make test ROOM=CellophaneHTML` runs one folder's of Tests/.
test:
	@.ci/test $(ROOM)

# The command `cellophane`, in PREFIX/bin, with what galleries are made of in PREFIX/lib/cellophane. It is
# compiled once, some minutes, so that galleries ask their previews in a third of the time.
PREFIX ?= /usr/local
install:
	@.ci/install library
	.ci/swift build -c release --product cellophane
	@.ci/kit "$(PREFIX)" release

# Pages with hostile texts in every slot, without end; each round says its seeds.
fuzz:
	@.ci/install library browser
	@.ci/fuzz

# The pictures of the README.
resources = Sources/Cellophane/Cellophane.docc/Resources
pictures:
	@.ci/install library browser
	.ci/swift run Gallery screenshot --output $(resources) --together screens controls-in-accessories \
	  'an-album?scheme=dark' an-inbox days-that-open-in-place
	.ci/swift run Gallery screenshot --output $(resources) --scale 1 --together outline browse \
	  'browse?toggled=list/Favorites' 'browse?toggled=list/Locations+list/Tags' 'browse?scheme=dark'

# Contact sheets of every preview, for the eye, in Sheets/, which git ignores.
sheets:
	@.ci/install library browser
	@.ci/sheets

# The documentation; a warning is an error.
docs:
	@.ci/install library
	@.ci/docs

# What the products offer, in Interface/, for those who review it.
interface:
	@.ci/install library
	SNAPSHOT_TESTING_RECORD=all .ci/swift test --filter InterfaceTests
