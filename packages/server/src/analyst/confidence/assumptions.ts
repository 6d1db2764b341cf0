import { placeOf } from '../frame/column-ref.ts'
import type { Assumption, AnalystQuestion } from '../../ports/analyst.ts'
import type { Item } from '../candidate/cover.ts'
import type { Candidate } from '../candidate/index.ts'
import type { Chosen } from './choose.ts'
import { leftoverWords } from './leftover-words.ts'

/** What the answer takes for granted: columns that the question calls otherwise, words that it leaves out of account. */
export function assumptionsOf(
  { text }: AnalystQuestion,
  { understood: { candidate } }: Chosen,
): readonly Assumption[] {
  const ignored = leftoverWords(text, candidate)
  return [
    ...looseColumns(text, candidate),
    ...(ignored.length === 0 ? [] : [{ kind: 'ignored' as const, words: ignored }]),
  ]
}

/** The columns that a question calls by other words than their names. */
export function looseColumns(
  text: string,
  { reading, used }: Pick<Candidate, 'reading' | 'used'>,
): readonly Assumption[] {
  const found = new Map<string, Assumption>()
  for (const index of used) {
    const item = reading.items[index]
    const column = item === undefined ? undefined : loose(item)
    if (item === undefined || column === undefined) continue
    const [first, last] = [reading.scene.tokens[item.from], reading.scene.tokens[item.until - 1]]
    if (first === undefined || last === undefined) continue
    const said = text.slice(first.start, last.end)
    found.set(JSON.stringify([said, column]), { kind: 'column', said, column: placeOf(column).column })
  }
  return [...found.values()]
}

/** The column of words that do not say its name. */
function loose(item: Item): string | undefined {
  if (item.kind !== 'thing' || item.to.kind !== 'column') return undefined
  return item.to.match === 'near' || item.to.match === 'typo' || item.to.match === 'concept'
    ? item.to.column
    : undefined
}
