const marks: { readonly [mark: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** No XML may have them, however they are written. */
// eslint-disable-next-line no-control-regex
const barred = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
/** Spreadsheets read this as a character. */
const likeEscape = /_(?=x[0-9a-f]{4}_)/gi

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(barred, '\ufffd')
    .replace(likeEscape, '_x005F_')
    .replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
    .replace(/\r\n?/g, '\n')
