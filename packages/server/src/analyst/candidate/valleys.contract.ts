import { fold, type Table } from '../../domain/table.ts'
import type { Frame } from '../frame/frame.ts'
import { smallColumn, smallTable } from '../link/small-question.contract.ts'
import { candidatesOver } from './small-scene.contract.ts'

const written = (...values: readonly string[]) => ({
  frequent: values.map((value) => ({ value, count: 1 })),
  distinct: values.length,
})
const figure = { type: 'number', nature: 'amount', distinct: 3, minimum: 10, maximum: 900 } as const

const valley: Table = smallTable(
  'valley',
  [
    smallColumn('keeper', { nature: 'name', ...written('Anna', 'Bert', 'Cora') }),
    smallColumn('valley_name', { nature: 'place', ...written('Uln', 'Dorn', 'Selk') }),
    smallColumn('area', figure),
    smallColumn('population', { ...figure, nature: 'stock' }),
    smallColumn('settled_year', {
      type: 'integer',
      nature: 'time',
      distinct: 3,
      minimum: 1400,
      maximum: 1900,
    }),
  ],
  { rowCount: 3, keys: [['valley_name'], ['keeper']] },
)

const village: Table = smallTable(
  'village',
  [
    smallColumn('village_name', { nature: 'place', ...written('Mord', 'Pell', 'Tarn', 'Oss') }),
    smallColumn('population', { ...figure, nature: 'stock', distinct: 5 }),
    smallColumn('valley_name', { nature: 'place', ...written('Uln', 'Dorn', 'Selk') }),
  ],
  { rowCount: 5 },
)

/** A brook has a row for each valley that it runs through. */
const brook: Table = smallTable(
  'brook',
  [
    smallColumn('brook_name', { nature: 'name', ...written('Wend', 'Ruhn') }),
    smallColumn('length', figure),
    smallColumn('crosses', { nature: 'category', ...written('Uln', 'Dorn', 'Selk') }),
  ],
  { rowCount: 6 },
)

const related = (from: string, column: string) => ({
  from: { tableId: from, column },
  to: { tableId: 'valley', column: 'valley_name' },
  contained: 1,
  confidence: 0.6,
  why: '',
})

const tables = [valley, village, brook]
const values = tables.flatMap(({ id, columns }) =>
  columns
    .filter(({ type }) => type === 'text')
    .flatMap(({ name, frequent }) =>
      frequent.map(({ value }) => ({
        tableId: id,
        column: name,
        value: String(value),
        folded: fold(String(value)),
      })),
    ),
)

/** The frames that a question about valleys, their villages and brooks may mean, the cheapest first. */
export async function valleyFrames(text: string): Promise<readonly Frame[]> {
  const words = fold(text).split(/\W+/)
  const found = await candidatesOver(text, {
    tables,
    relations: [related('village', 'valley_name'), related('brook', 'crosses')],
    values: values.filter(({ folded }) => words.includes(folded)),
  })
  return found.map(({ frame }) => frame)
}
