import Testing

/// What is checked in every engine that readers' browsers have, one test after another in one
/// window each.
@Suite(
  .serialized,
  .enabled(
    if: Engine.areThere,
    """
    there is no WebKitWebDriver with MiniBrowser and Xvfb, or no Firefox, or no Chromium; \
    '.ci/install browser engines' installs them
    """))
struct EnginesSuite {}
