let page = ""
let fragment = ""
