import { placeOf } from '../frame/column-ref.ts'
import type { Assumption, AnalystQuestion } from '../../ports/analyst.ts'
import type { Item } from '../candidate/cover.ts'
import type { Chosen } from './choose.ts'

/** What the answer takes for granted: columns that the question calls otherwise, the table among several. */
export function assumptionsOf(
  { text, tables }: AnalystQuestion,
  { understood }: Chosen,
): readonly Assumption[] {
  const { reading, used } = understood.candidate
  const found: Assumption[] = []
  for (const index of used) {
    const item = reading.items[index]
    const said = item === undefined ? undefined : loose(item)
    if (item === undefined || said === undefined) continue
    const [first, last] = [reading.scene.tokens[item.from], reading.scene.tokens[item.until - 1]]
    if (first === undefined || last === undefined) continue
    found.push({ kind: 'column', said: text.slice(first.start, last.end), column: placeOf(said).column })
  }
  const unique = new Map(found.map((one) => [JSON.stringify(one), one]))
  return tables.length === 0 ? [] : [...unique.values()]
}

/** The column of words that do not say its name. */
function loose(item: Item): string | undefined {
  if (item.kind !== 'thing' || item.to.kind !== 'column') return undefined
  return item.to.match === 'near' || item.to.match === 'typo' || item.to.match === 'concept'
    ? item.to.column
    : undefined
}
