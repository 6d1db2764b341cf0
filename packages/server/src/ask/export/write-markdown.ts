import { cut } from '@auger/contract'
import { mostKeptRows } from '../../domain/kept-rows.ts'
import type { ExportedAnswer, ExportedTable } from './answer-to-export.ts'
import { cellOfField } from './cell-of-field.ts'

const longestQuotation = 2_000

/** An answer as Markdown, piece by piece: question, conclusion, tables, sources. */
export async function* writeMarkdown(answer: ExportedAnswer): AsyncGenerator<string> {
  const { question, conclusion, sources, tables, words } = answer
  yield `# ${inLine(question)}\n\n${conclusion.join('\n\n')}\n`
  for (const table of tables) yield* tableIn(table, words.onlyFirst)
  if (sources.length === 0) return
  yield `\n## ${words.sources}\n\n`
  for (const { source, page_no: page, content } of sources) {
    yield `- ${inLine(source)}${page === undefined ? '' : `, ${words.page(String(page))}`}\n`
    if (content !== undefined)
      yield `\n${cut(content, longestQuotation)
        .split('\n')
        .map((line) => `  > ${escaped(line)}`)
        .join('\n')}\n\n`
  }
}

async function* tableIn(
  { title, columns, lines }: ExportedTable,
  onlyFirst: ExportedAnswer['words']['onlyFirst'],
): AsyncGenerator<string> {
  yield `\n## ${inLine(title)}\n\n`
  let count = -1
  for await (const line of lines()) {
    if (count === mostKeptRows) {
      yield `\n${onlyFirst(String(mostKeptRows))}\n`
      return
    }
    const types = columns.length === line.length ? columns.map(({ type }) => type) : []
    const cells =
      count === -1
        ? line.map((field) => cellOfField(field, 'text'))
        : line.map((field, index) => cellOfField(field, types[index]))
    yield `| ${cells.map((cell) => inCell(cell === null ? '' : String(cell))).join(' | ')} |\n`
    if (count === -1)
      yield `|${cells.map((_, index) => (isNumber(types[index]) ? ' ---: |' : ' --- |')).join('')}\n`
    count++
  }
}

const isNumber = (type: string | undefined): boolean => type === 'integer' || type === 'number'

/** Nothing in it is taken for Markdown or for HTML. */
const escaped = (text: string): string =>
  text
    .replace(/[\\`*_[\]#|~]/g, '\\$&')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')

const inLine = (text: string): string => escaped(text).replace(/\s+/g, ' ').trim()

const inCell = (text: string): string => escaped(text).replace(/\r\n|[\r\n\u2028\u2029]/g, '<br>')
