import type { PdfPage } from './open-pdf.ts'
import type { PageBlock, PageItem } from './page-block.ts'
import { readRuns } from './page-runs.ts'
import { toBlocks } from './paragraphs.ts'
import { readingOrder } from './reading-order.ts'
import { ruledTables } from './ruled-tables.ts'
import { readRules } from './rules.ts'
import { toLines, type Line } from './segments.ts'

export interface ReadPage {
  readonly blocks: readonly PageBlock[]
  readonly whole: boolean
}

/** What is on a page, in reading order. */
export async function readPage(page: PdfPage, withRules: boolean): Promise<ReadPage> {
  const { level, turned, quarter, whole } = await readRuns(page)
  const all = toLines(level)
  const rules = withRules && whole && mayHaveTable(all) ? await readRules(page, quarter) : []
  const { tables, rest } = ruledTables(level, rules)
  const lines = tables.length === 0 ? all : toLines(rest)
  const items = lines.map((line): PageItem => ({ kind: 'line', line }))
  const blocks = [
    ...toBlocks(readingOrder([...tables, ...items])),
    ...turned.flatMap((runs) => toBlocks(toLines(runs).map((line) => ({ kind: 'line', line })))),
  ]
  return { blocks, whole }
}

/** Drawn lines are only worth looking for where several lines of text are in pieces. */
const mayHaveTable = (lines: readonly Line[]) =>
  lines.filter(({ segments }) => segments.length > 1).length > 1
