import { isDeepStrictEqual } from 'node:util'
import { localeFor } from '../../locales/index.ts'
import type { AnalystQuestion } from '../../ports/analyst.ts'
import type { Understood } from '../understood.ts'
import type { Doubt } from './doubt.ts'

/** The same is asked of several tables. */
export function tableDoubt(
  { text, language, tables }: AnalystQuestion,
  best: Understood,
  rivals: readonly Understood[],
): Doubt | undefined {
  const alike = rivals.filter(
    ({ frame, steps }) =>
      frame.tableId !== best.frame.tableId && isDeepStrictEqual(verbsOf(steps), verbsOf(best.steps)),
  )
  if (alike.length === 0) return undefined
  const { inTable } = localeFor(language).locale.says.questions
  const options = [best, ...alike].flatMap((understood) => {
    const table = tables.find(({ id }) => id === understood.frame.tableId)
    return table === undefined ? [] : [{ text: inTable(text, table.title), understood }]
  })
  return { about: text, options, least: 2 }
}

const verbsOf = (steps: Understood['steps']) => steps.map(({ verbs }) => verbs)
