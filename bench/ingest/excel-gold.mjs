// What Excel exported of each sheet: DIR/gold/<book>.<sheet index>.csv.
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { TextDecoder } from 'node:util'

/** The sheets of each book, by the book's file name: [{ index, rows }]. */
export async function readGold(directory) {
  const books = new Map()
  for (const file of (await readdir(path.join(directory, 'gold'))).sort()) {
    const [, book, index] = /^(.*)\.(\d+)\.csv$/.exec(file) ?? []
    if (book === undefined) continue
    const rows = parse(decode(await readFile(path.join(directory, 'gold', file))))
    books.set(book, [...(books.get(book) ?? []), { index: Number(index), rows }])
  }
  return books
}

/** UTF-8, or the code page of western Windows. */
function decode(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes, { stream: true })
  }
}

function parse(text) {
  const rows = []
  let row = []
  let field = ''
  let quoted = false
  const endField = () => {
    row.push(field)
    field = ''
  }
  const endRow = () => {
    endField()
    rows.push(row)
    row = []
  }
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (quoted) {
      if (character !== '"') field += character
      else if (text[at + 1] === '"') field += text[++at]
      else quoted = false
    } else if (character === '"') quoted = true
    else if (character === ',') endField()
    else if (character === '\r' || character === '\n') {
      if (character === '\r' && text[at + 1] === '\n') at++
      endRow()
    } else field += character
  }
  if (field !== '' || row.length > 0) endRow()
  return rows
}
