/// What a configuration with one text is, word for word.
let page = #"""
  <!DOCTYPE html>
  <html lang="en" dir="ltr" data-look="iOS26" data-idiom="phone" data-text-size="large">
  <head>
  <meta charset="utf-8"/>
  <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; style-src-attr 'unsafe-inline'; script-src 'self'; img-src 'self' data:; frame-src 'self'"/>
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>
  <meta name="color-scheme" content="light dark"/>
  <title>Ada</title>
  <link rel="stylesheet" href="../styles/ios26.css"/>
  <link rel="stylesheet" href="../styles/screen.css"/>
  <link rel="stylesheet" href="../styles/list.css"/>
  <link rel="stylesheet" href="../styles/text.css"/>
  <script src="../scripts/focus.js" defer="defer"></script>
  <script src="../scripts/page.js" defer="defer"></script>
  <script src="../scripts/outline.js" defer="defer"></script>
  <script src="../scripts/rows.js" defer="defer"></script>
  <script src="../scripts/moment.js" defer="defer"></script>
  </head>
  <body>
  <main class="page" data-page="ada">
  <h1 class="spoken">Ada</h1>
  <section class="frame" id="frame-start" aria-label="Start">
  <p class="frame-title">Start</p>
  <div class="collection" id="list" data-selection="single">
  <div class="section appearance-plain" id="list~section">
  <div class="rows" role="grid" aria-label="List">
  <div class="row" id="list/Ada%20&amp;%20&lt;Byron&gt;" role="row" aria-labelledby="list/Ada%20&amp;%20&lt;Byron&gt;~name" aria-selected="false">
  <div class="cell content-cell background-list-plain-cell" role="gridcell">
  <div class="cell-texts" id="list/Ada%20&amp;%20&lt;Byron&gt;~name">
  <span class="cell-text">Ada &amp; &lt;Byron&gt;</span>
  </div>
  </div>
  </div>
  </div>
  </div>
  </div>
  </section>
  </main>

  </body>
  </html>

  """#

let fragment = #"""
  <div id="ada" data-cellophane="outline rows">
  <link rel="stylesheet" href="/kit/fragments/properties.css"/>
  <template shadowrootmode="open">
  <link rel="stylesheet" href="/kit/fragments/ios26.css"/>
  <link rel="stylesheet" href="/kit/fragments/screen.css"/>
  <link rel="stylesheet" href="/kit/fragments/list.css"/>
  <link rel="stylesheet" href="/kit/fragments/text.css"/>
  <div data-root="ada" lang="en" dir="ltr" data-look="iOS26" data-idiom="phone" data-text-size="large" data-inset="embed">
  <div class="page" data-page="ada">
  <section class="frame" id="frame-start" aria-label="Start">
  <p class="frame-title">Start</p>
  <div class="collection" id="list" data-selection="single">
  <div class="section appearance-plain" id="list~section">
  <div class="rows" role="grid" aria-label="List">
  <div class="row" id="list/Ada%20&amp;%20&lt;Byron&gt;" role="row" aria-labelledby="list/Ada%20&amp;%20&lt;Byron&gt;~name" aria-selected="false">
  <div class="cell content-cell background-list-plain-cell" role="gridcell">
  <div class="cell-texts" id="list/Ada%20&amp;%20&lt;Byron&gt;~name">
  <span class="cell-text">Ada &amp; &lt;Byron&gt;</span>
  </div>
  </div>
  </div>
  </div>
  </div>
  </div>
  </section>
  </div>

  </div>
  </template>
  <script src="/kit/fragments/fragment.js" defer="defer"></script>
  </div>

  """#
