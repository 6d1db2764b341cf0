import { named, type Phrase } from '../locales/index.ts'
import { columnPhrase, countPhrase, type ConclusionInput } from './conclusion-input.ts'

/** What the reader should bear in mind; empty unless a check of the result speaks. */
export function caveats(input: ConclusionInput): readonly Phrase[] {
  return [...leftOutValues(input), ...withoutPartner(input), ...cutRows(input)]
}

/** Figures of rows that a join found nothing for are of fewer rows than one may think. */
const withoutPartner = (input: ConclusionInput): readonly Phrase[] =>
  input.unmatched
    .filter(({ count }) => count > 0)
    .map(({ title, count }) =>
      input.locale.says.conclusions.withoutPartner(
        [named(title, 'table name')],
        countPhrase(input, count, `count of rows without a partner in ${title}`),
      ),
    )

/** A mean or median without its missing values. How many they are is known only where nothing was filtered. */
function leftOutValues(input: ConclusionInput): readonly Phrase[] {
  const { shape, table, locale } = input
  const averaged = (shape.group?.measures ?? []).filter(
    ({ function: measure }) => measure === 'mean' || measure === 'median',
  )
  const columns = [...new Set(averaged.flatMap(({ column }) => column ?? []))]
  return columns.flatMap((name) => {
    const missing = table?.columns.find((column) => column.name === name)?.missing ?? 0
    if (missing === 0) return []
    const count =
      shape.where.length === 0 ? countPhrase(input, missing, `count of missing values: ${name}`) : undefined
    return [locale.says.conclusions.leftOut(columnPhrase(name), count)]
  })
}

function cutRows(input: ConclusionInput): readonly Phrase[] {
  const { step, shape, outcome, locale } = input
  const words = locale.says.conclusions
  if (step.answerRows === 'top' && shape.limit !== undefined && outcome.rowCount === shape.limit.count)
    return [words.limited(countPhrase(input, shape.limit.count, `plan: limit ${shape.limit.count}`))]
  if (outcome.rows.length < outcome.rowCount) {
    const shown = countPhrase(input, outcome.rows.length, 'count of rows read')
    return [words.shown(shown, countPhrase(input, outcome.rowCount, 'count of rows'))]
  }
  return []
}
