import { fileLimits } from '../file-limits.ts'
import { UnreadableFile } from '../unreadable.ts'
import { writeTexts } from '../write-texts.ts'
import { refuseHugeCell } from './cell-limit.ts'
import { jsonLimits } from './json-limits.ts'
import { cellText, isObject, type Json } from './json-value.ts'
import type { PlanReader } from './plan-reader.ts'

/** Reads a table that is written column by column: lists of values, or objects whose names are keys of the rows. */
export function readColumns(title: string, fileSize: number): PlanReader {
  if (fileSize > jsonLimits.columnarBytes) throw tooLarge()
  const columns = new Map<string, string[]>()
  const rowOf = new Map<string, number>()
  let length = 0
  let file = ''

  const put = (name: string, row: number | 'next', value: Json) => {
    const text = cellText(value)
    refuseHugeCell(text, name)
    const column = columns.get(name) ?? []
    if (column.length === 0) columns.set(name, column)
    if (columns.size > fileLimits.columns) throw tooWide(title)
    column[row === 'next' ? column.length : row] = text
    length = Math.max(length, column.length)
  }
  const rowNamed = (key: string): number => {
    const row = rowOf.get(key) ?? rowOf.size
    rowOf.set(key, row)
    return row
  }

  function* rows(keys: readonly string[]): Generator<readonly string[]> {
    for (let row = 0; row < length; row++) {
      const cells = [...columns.values()].map((column) => column[row] ?? '')
      yield keys.length === 0 ? cells : [keys[row] ?? '', ...cells]
    }
  }

  return {
    learn({ part, values, keys }) {
      for (const [index, value] of values.entries()) {
        if (keys === undefined) put(part, 'next', value)
        else if (isObject(value)) {
          const name = keys[index] ?? ''
          value.keys.forEach((key, at) => put(name, rowNamed(key), value.values[at] ?? ''))
        }
      }
    },
    settle() {},
    get rows() {
      return length
    },
    notes: [`${title}: written column by column in the file.`],
    open(newFile) {
      file = newFile()
      return Promise.resolve()
    },
    write() {},
    flush: () => Promise.resolve(),
    async finish(signal) {
      const all = [...rowOf.keys()]
      const keys = all.every((key, row) => key === String(row)) ? [] : all
      const names = [...(keys.length === 0 ? [] : ['index']), ...columns.keys()]
      return [await writeTexts({ title, names, rows: rows(keys) }, file, signal)]
    },
    close: () => Promise.resolve(),
  }
}

function tooLarge(): UnreadableFile {
  const mostMegabytes = jsonLimits.columnarBytes / 2 ** 20
  return new UnreadableFile(
    `The file is written column by column, and larger than ${mostMegabytes} MB: too large to make rows of it. Please upload it as a list of records.`,
  )
}

const tooWide = (title: string) =>
  new UnreadableFile(
    `The table ${title} has more than ${fileLimits.columns.toLocaleString('en')} columns; no more can be read.`,
  )
