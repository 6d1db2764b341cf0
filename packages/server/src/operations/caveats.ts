import type { Phrase } from '../locales/index.ts'
import { columnPhrase, countPhrase, type Spoken } from './spoken.ts'

/** What the reader should bear in mind; empty unless a check of the result speaks. */
export function caveats(matter: Spoken): readonly Phrase[] {
  return [...leftOutValues(matter), ...cutRows(matter)]
}

/** A mean or median without its missing values. How many they are is known only where nothing was filtered. */
function leftOutValues(matter: Spoken): readonly Phrase[] {
  const { shape, table, locale } = matter
  const averaged = (shape.group?.measures ?? []).filter(
    ({ function: measure }) => measure === 'mean' || measure === 'median',
  )
  const columns = [...new Set(averaged.flatMap(({ column }) => column ?? []))]
  return columns.flatMap((name) => {
    const missing = table?.columns.find((column) => column.name === name)?.missing ?? 0
    if (missing === 0) return []
    const count =
      shape.where.length === 0 ? countPhrase(matter, missing, `count of missing values: ${name}`) : undefined
    return [locale.says.conclusions.leftOut(columnPhrase(name), count)]
  })
}

function cutRows(matter: Spoken): readonly Phrase[] {
  const { step, shape, outcome, locale } = matter
  const words = locale.says.conclusions
  if (step.answerRows === 'top' && shape.limit !== undefined && outcome.rowCount === shape.limit.count)
    return [words.limited(countPhrase(matter, shape.limit.count, `plan: limit ${shape.limit.count}`))]
  if (outcome.rows.length < outcome.rowCount) {
    const shown = countPhrase(matter, outcome.rows.length, 'count of rows read')
    return [words.shown(shown, countPhrase(matter, outcome.rowCount, 'count of rows'))]
  }
  return []
}
