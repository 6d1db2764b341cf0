import type { Block, JobRecord } from '@auger/contract'
import { csvTable, type CsvTable } from './csv-table.ts'
import { raw } from './raw-request.ts'
import type { Service } from './service.ts'

export type MessageBlock = Extract<Block, { type: 'MESSAGE' }>

/** The tables of a job as a client would fetch them, by their names. */
export async function tablesOf(service: Service, job: JobRecord): Promise<ReadonlyMap<string, CsvTable>> {
  const tables = new Map<string, CsvTable>()
  for (const block of job.blocks) {
    if (block.type !== 'TABLE' || tables.has(block.content.name)) continue
    const answer = await raw(service, { path: block.content.url, key: null })
    tables.set(block.content.name, csvTable(answer.text))
  }
  return tables
}

export const messagesOf = (job: JobRecord): readonly MessageBlock[] =>
  job.blocks.filter((block): block is MessageBlock => block.type === 'MESSAGE')

/** Numbers in the text that no binding covers. */
export function unboundNumbers({ content, bindings = [] }: MessageBlock): readonly string[] {
  const before = (index: number) => [...content.slice(0, index)].length
  return [...content.matchAll(/\d+(?:[.,\u00a0\u202f]\d+)*/g)]
    .filter(({ 0: text, index }) => {
      const start = before(index)
      const end = start + [...text].length
      return !bindings.some((binding) => binding.start <= start && end <= binding.end)
    })
    .map(({ 0: text }) => text)
}

/** What a binding says a number is, beside what the text says: they must agree. */
export interface BoundCell {
  readonly text: string
  readonly cell: string | undefined
}

export function boundCells(
  message: MessageBlock,
  tables: ReadonlyMap<string, CsvTable>,
): readonly BoundCell[] {
  const characters = [...message.content]
  return (message.bindings ?? []).flatMap(({ start, end, table, row, column }) => {
    if (table === undefined || row === undefined || column === undefined) return []
    const found = tables.get(table)
    const place = found?.columns.indexOf(column) ?? -1
    return [{ text: characters.slice(start, end).join(''), cell: found?.rows[row]?.[place] }]
  })
}

/** Whether a number as written in a sentence is the cell's value, rounded to the places the sentence shows. */
export function agrees({ text, cell }: BoundCell): boolean {
  if (cell === undefined) return false
  if (text === cell) return true
  const written = text.replace(/[,\u00a0\u202f%\s]/g, '')
  const places = /\.(\d+)/.exec(written)?.[1]?.length ?? 0
  const [said, meant] = [Number(written), Number(cell)]
  return cell !== '' && Math.abs(said - meant) <= 0.5 * 10 ** -places + 1e-9
}
