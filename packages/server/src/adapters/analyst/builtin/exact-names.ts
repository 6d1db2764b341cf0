import { isNumeric, type Column } from '../../../domain/table.ts'
import { stemWords, translations } from '../../../locales/index.ts'
import { saidWords } from './candidates/said-words.ts'
import { contains, noUnits, unitsFrom, type Units } from './candidates/units.ts'
import { alsoCalled } from './definitions/also-called.ts'
import { formOf, rootOf, withoutBrackets, wordsOf } from './form.ts'
import { oncePerQuestion } from './once-per-question.ts'
import { sliceOf, spans, type ReadQuestion } from './question.ts'
import { kindWords } from './vocabulary.ts'

/** The name of a column that the question says in full. */
export interface ExactName {
  readonly units: Units
  readonly words: readonly string[]
}

/** Every name of a column of any table, or other word for one, that the question says in full, but for those inside of a longer one. */
export const exactNames = oncePerQuestion((question: ReadQuestion): readonly ExactName[] => {
  const own = question.locale.hears.stem
  const names = new Map<string, readonly string[]>()
  for (const table of question.asked.tables) {
    const others = alsoCalled(question, table).columns.flatMap(({ words }) => words)
    for (const name of [...table.columns.map((column) => column.name), ...others]) {
      const form = formOf(withoutBrackets(name))
      names.set(form, wordsOf(withoutBrackets(name)))
      if (own !== undefined) names.set(stemWords(form, own), wordsOf(withoutBrackets(name)))
    }
  }
  const said = [...spans(question)].flatMap(({ start, end }): readonly ExactName[] => {
    const form = formOf(sliceOf(question, start, end))
    const forms = [
      form,
      ...(own === undefined ? [] : [stemWords(form, own)]),
      ...translations(form, own).map(formOf),
    ]
    const words = forms.map((one) => names.get(one)).find((one) => one !== undefined)
    return words === undefined ? [] : [{ units: unitsFrom(start, end), words }]
  })
  return said.filter(
    ({ units }) => !said.some((other) => other.units !== units && contains(other.units, units)),
  )
})

/**
 * Whether a column has a name that the question says in full inside of its own, and no more of it is said: a target_revenue,
 * where there is a revenue. What no two things are told apart by (the name, the number) may be that of any thing that is named.
 */
export const isOutnamed = (
  question: ReadQuestion,
  column: Column,
  { units, idle = noUnits }: { readonly units: Units; readonly idle?: Units },
): boolean =>
  exactNames(question).some(
    (exact) => contains(exact.units | idle, units) && isLonger(question, column, exact),
  )

/** Whether a column is called by a name and by more that the question does not say. */
export function isLonger(question: ReadQuestion, column: Column, { words }: ExactName): boolean {
  const kinds = kindWords()
  if (!isNumeric(column) && words.every((word) => kinds.has(word))) return false
  const name = wordsOf(withoutBrackets(column.name))
  if (name.length <= words.length || !words.every((word) => name.includes(word))) return false
  const root = (word: string): string => rootOf(word, question.locale.hears.stem)
  const said = new Set(saidWords(question).map((one) => one.root))
  return name.some((word) => !words.includes(word) && !kinds.has(word) && !said.has(root(word)))
}
