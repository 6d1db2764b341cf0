import type { Language } from '@auger/contract'
import { columnsIn } from '../domain/condition.ts'
import type { Plan } from '@auger/contract/plan'
import { tableIdsOf } from '../domain/step-tables.ts'
import type { Column, Table } from '../domain/table.ts'
import { localeFor, type Locale } from '../locales/index.ts'
import { grainFor, questionsAbout } from './explore.ts'
import { naturalMeasure } from './natural-measure.ts'
import { isEven, subjectsOf, written } from './question-names.ts'
import { shapeOf } from './shape.ts'

/** What to ask next: the same thing cut another way, over time, ranked, and then what else the table tells. */
export function followUps(plan: Plan, tables: readonly Table[], language: Language): readonly string[] {
  const { locale } = localeFor(language)
  const step = plan.steps.at(-1)
  const [first] = plan.steps
  const [read] = first === undefined ? [] : tableIdsOf(first)
  const table = tables.find(({ id }) => id === read)
  if (step === undefined || table === undefined) return []
  const { group, where } = shapeOf(step)
  const used = new Set([...(group?.by.map(({ column }) => column) ?? []), ...where.flatMap(columnsIn)])
  const measure = measuredColumn(group?.measures.flatMap(({ column }) => column ?? []) ?? [], table)
  const own = [...nextCuts(table, used, measure, locale), ...questionsAbout(table, locale)]
  return [...new Set(own)]
}

function nextCuts(
  table: Table,
  used: ReadonlySet<string>,
  measured: Column | undefined,
  locale: Locale,
): readonly string[] {
  const { questions } = locale.says
  const { measures, categories, times } = subjectsOf(table)
  const measure = measured ?? measures[0]
  const name = (column: Column): string => written(column.name, locale)
  const fresh = categories.filter((column) => !used.has(column.name))
  const time = times.find((column) => !used.has(column.name))
  const [next, after] = measure === undefined ? fresh.filter((column) => !isEven(column, table)) : fresh
  const cuts: string[] = []
  if (next !== undefined)
    cuts.push(
      measure === undefined
        ? questions.countBy(name(next))
        : questions.measureBy(naturalMeasure(measure), name(measure), name(next)),
    )
  if (time !== undefined) {
    const grain = grainFor(time)
    cuts.push(
      measure === undefined
        ? questions.countOver(grain)
        : questions.measureOver(naturalMeasure(measure), name(measure), grain),
    )
  }
  if (after !== undefined)
    cuts.push(
      measure === undefined
        ? questions.mostRows(name(after))
        : questions.topGroup(name(after), naturalMeasure(measure), name(measure)),
    )
  if (measure !== undefined)
    cuts.push(questions.topRows(5, name(measure)), questions.measure('median', name(measure)))
  return cuts
}

const measuredColumn = (names: readonly string[], table: Table): Column | undefined =>
  table.columns.find((column) => names.includes(column.name) && column.role === 'measure')
