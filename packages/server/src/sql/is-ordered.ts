/** Texts, quoted names and remarks, whose words mean nothing here. */
const opaque =
  /e'(?:[^'\\]|\\[^]|'')*'|'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[^]*?\*\/|\$(\w*)\$[^]*?\$\1\$/gi

/** Whether a statement puts its rows in an order: the words stand outside of all brackets. */
export function isOrdered(sql: string): boolean {
  let outside = sql.replace(opaque, ' ')
  for (let before = ''; before !== outside;) {
    before = outside
    outside = outside.replace(/\([^()]*\)/g, ' ')
  }
  return /\border\s+by\b/i.test(outside)
}
