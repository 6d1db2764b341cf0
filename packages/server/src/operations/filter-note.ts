import { cut, type Language } from '@auger/contract'
import type { Condition, Step } from '@auger/contract/plan'
import type { Table } from '../domain/table.ts'
import { localeFor, render } from '../locales/index.ts'
import { describeConditions } from './describe-condition.ts'
import { shapeOf } from './shape.ts'

const longest = 240

/** What a picture is limited to, in words: the conditions of a step and of the steps that it reads. */
export function filterNote(
  step: Step,
  earlier: readonly Step[],
  tables: readonly Table[],
  language: Language,
): readonly string[] {
  const { locale } = localeFor(language)
  const columns = tables.flatMap((table) => table.columns)
  const said = render(describeConditions(conditionsOf(step, earlier), { columns, tables }, locale)).content
  if (said === '') return []
  return [said.length > longest ? `${cut(said, longest)}…` : said]
}

function conditionsOf(step: Step, earlier: readonly Step[]): readonly Condition[] {
  const { where, having } = shapeOf(step)
  const { input } = step
  const before = input.kind === 'step' ? earlier.find(({ id }) => id === input.stepId) : undefined
  return [...(before === undefined ? [] : conditionsOf(before, earlier)), ...where, ...having]
}
