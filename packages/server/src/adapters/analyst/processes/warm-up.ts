import { noDetails, type Column, type Table } from '../../../domain/table.ts'
import type { Analyst } from '../../../ports/analyst.ts'

const column = (name: string, details: Pick<Column, 'type' | 'role'>): Column => ({
  ...noDetails,
  ...details,
  name,
  missing: 0,
  distinct: 2,
  minimum: null,
  maximum: null,
  frequent: [],
})

const table: Table = {
  id: 'warm-up',
  sourceId: 'warm-up',
  datasetId: 'warm-up',
  name: 'warm_up',
  title: 'warm up',
  objectKey: '',
  rowCount: 4,
  columns: [
    column('city', { type: 'text', role: 'category' }),
    column('price', { type: 'number', role: 'measure' }),
  ],
  keys: [],
}

/** Asks something, so that what is worked out with the first question is there before it comes. */
export async function warmUp(analyst: Analyst): Promise<void> {
  const { signal } = new AbortController()
  const text = 'What is the average price by city?'
  const { language } = await analyst.hear(text, { tables: [table] }, signal)
  const question = {
    text,
    language,
    mode: 'AUTO',
    today: '2000-01-01',
    tables: [table],
    relations: [],
    values: [],
    totals: [],
  } as const
  const first = await analyst.propose(question, [], [], signal)
  if (first.kind !== 'try') return
  const found = first.steps.map(
    ({ id }) => ({ stepId: id, columns: [], rows: [], rowCount: 0, trial: true }) as const,
  )
  await analyst.propose(question, [], found, signal)
}
