import { localeFor } from '../../locales/index.ts'
import type { AnalystQuestion } from '../../ports/analyst.ts'
import { placeOf, type ColumnRef } from '../frame/column-ref.ts'
import type { Frame } from '../frame/frame.ts'
import type { Understood } from '../understood.ts'
import type { Doubt, Option } from './doubt.ts'

/** A stretch of the question that is read as a column, or as a value of one. */
interface Tie {
  readonly start: number
  readonly end: number
  readonly column: ColumnRef
  readonly isValue: boolean
}

/** A stretch of the question that the readings tie to different columns. */
export function nameDoubt(
  { text, language }: AnalystQuestion,
  best: Understood,
  rivals: readonly Understood[],
): Doubt | undefined {
  const { quoted } = localeFor(language).locale.says.questions
  for (const mine of tiesOf(best)) {
    const readings = new Map<ColumnRef, readonly [Tie, Understood]>([[mine.column, [mine, best]]])
    for (const rival of rivals) {
      const tie = tiesOf(rival).find(({ start, end }) => start === mine.start && end === mine.end)
      if (tie !== undefined && !readings.has(tie.column)) readings.set(tie.column, [tie, rival])
    }
    if (readings.size < 2) continue
    const said = text.slice(mine.start, mine.end)
    const options = [...readings.values()].map(([{ column, isValue }, understood]): Option => {
      const name = quoted(placeOf(column).column)
      const instead = isValue ? `${name} ${said}` : name
      return { text: text.slice(0, mine.start) + instead + text.slice(mine.end), understood }
    })
    return { about: said, options, least: 2 }
  }
  return undefined
}

function tiesOf({ frame, candidate: { reading, used } }: Understood): readonly Tie[] {
  const { items, scene } = reading
  return [...used].flatMap((index): readonly Tie[] => {
    const item = items[index]
    if (item?.kind !== 'thing' || (item.to.kind !== 'column' && item.to.kind !== 'value')) return []
    const [first, last] = [scene.tokens[item.from], scene.tokens[item.until - 1]]
    if (first === undefined || last === undefined) return []
    const isValue = item.to.kind === 'value'
    const column = item.to.kind === 'value' ? heldBy(frame, item.to.values) : undefined
    return [{ start: first.start, end: last.end, column: column ?? item.to.column, isValue }]
  })
}

/** The column that rows are chosen by, where several have the value. */
const heldBy = ({ filters }: Frame, values: readonly string[]): ColumnRef | undefined =>
  filters.flatMap((filter) =>
    filter.kind === 'compare' && values.some((value) => value === filter.value) ? [filter.column] : [],
  )[0]
