// What Excel exported of each sheet: gold/<book>.<sheet index>.csv.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { TextDecoder } from 'node:util'
import { parseCsv } from '../csv-text.mjs'

/** The sheets of each book, by the book's file name: [{ index, rows }]. */
export async function readGold(folder) {
  const books = new Map()
  if (!existsSync(folder)) return books
  for (const file of (await readdir(folder)).toSorted()) {
    const [, book, index] = /^(.*)\.(\d+)\.csv$/.exec(file) ?? []
    if (book === undefined) continue
    const rows = parseCsv(decode(await readFile(path.join(folder, file))))
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
