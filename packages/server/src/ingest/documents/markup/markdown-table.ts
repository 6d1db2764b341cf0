import type { Grid } from '../grid.ts'
import { plainInline } from './inline-markdown.ts'

/** Whether two lines begin a table: a row of names over a row of dashes with as many columns. */
export function beginsTable(names: string, dashes: string): boolean {
  if (!names.includes('|') || !/^[\s|:-]+$/.test(dashes)) return false
  const marks = cellsOf(dashes)
  return marks.every((mark) => /^:?-+:?$/.test(mark)) && cellsOf(names).length === marks.length
}

const otherBlock = /^\s{0,3}(?:#{1,6}\s|```|~~~|>|[-*+]\s|\d{1,9}[.)]\s)/

export const continuesTable = (line: string) => line.trim() !== '' && !otherBlock.test(line)

/** A table of pipes; the second line only says how the columns are aligned. */
export function markdownTable(lines: readonly string[]): Grid {
  const [names = '', , ...rest] = lines
  const columns = cellsOf(names).length
  const rows = [names, ...rest].map((line) =>
    cellsOf(line)
      .slice(0, columns)
      .map((text) => ({ text: plainInline(text) })),
  )
  return { rows, headerRows: 1 }
}

/** Cells between pipes, of which one with a backslash, or in code, is part of the text. */
function cellsOf(line: string): readonly string[] {
  const cells: string[] = []
  let cell = ''
  let code = false
  const inside = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '')
  for (let at = 0; at < inside.length; at++) {
    const character = inside[at] ?? ''
    if (character === '\\' && inside[at + 1] === '|') {
      cell += '|'
      at++
    } else if (character === '|' && !code) {
      cells.push(cell.trim())
      cell = ''
    } else {
      if (character === '`') code = !code && inside.includes('`', at + 1)
      cell += character
    }
  }
  return [...cells, cell.trim()]
}
