import { type FillVerb, formulaColumns, type OutliersVerb, type Verb } from '@auger/contract/plan'
import type { Column } from '../../../../domain/table.ts'
import { filtersIn } from './filters-in.ts'
import { sentenceAround, type Scene } from './scene.ts'
import { isMeasurable, isNumber, measuredName, numberName } from './measurable.ts'
import { columnNear, targetColumns } from './target-columns.ts'
import { hasTerm } from './terms-in.ts'

/** What the question wants done to the rows before anything is computed. */
export interface Preparation {
  readonly filters: readonly Verb[]
  readonly fills: readonly FillVerb[]
  readonly outliers: Omit<OutliersVerb, 'keep'> | undefined
  /** Whether figures are of what is left without the outliers. */
  readonly removes: boolean
}

export function preparationOf(scene: Scene): Preparation | undefined {
  const fills = fillsIn(scene)
  const filters = filtersIn(scene)
  if (fills === undefined || filters === undefined) return undefined
  const outliers = hasTerm(scene.terms, 'outlier', 'quartile-rule', 'deviation-rule')
    ? outlierRule(scene)
    : undefined
  return { filters, fills, outliers, removes: outliers !== undefined && removesOutliers(scene) }
}

/** The verbs that make ready these columns: texts read as numbers, what is missing filled, what is made computed. */
export function verbsFor(
  columns: readonly Column[],
  { filters, fills }: Preparation,
  { made, table }: Scene,
): readonly Verb[] {
  const usesMade = made !== undefined && columns.some(({ name }) => name === made.name)
  const used = usesMade ? formulaColumns(made.formula) : []
  const needed = [
    ...new Set([...columns, ...table.columns.filter((column) => used.includes(measuredName(column)))]),
  ]
  const derives: readonly Verb[] = needed
    .filter((column) => !isNumber(column) && isMeasurable(column) && column.type === 'text')
    .map(({ name }) => ({ kind: 'derive', column: name, function: 'number', as: numberName(name) }))
  return [
    ...filters,
    ...fills.filter(({ column }) => usesMade || columns.some(({ name }) => name === column)),
    ...derives,
    ...(usesMade ? [{ kind: 'compute', formula: made.formula, as: made.name } as const] : []),
  ]
}

/** Undefined where something is to be filled in a way that is not known. */
function fillsIn(scene: Scene): readonly FillVerb[] | undefined {
  const fills: FillVerb[] = []
  for (const { start, term } of scene.terms.filter((mention) => mention.term === 'fill')) {
    const around = sentenceAround(scene.prose, start)
    const sentence = scene.prose.slice(around.start, around.end)
    if (
      /(?<!\p{L})(?:not|n't|if)(?!\p{L})[^.]*$/iu.test(scene.prose.slice(around.start, start)) &&
      term === 'fill'
    )
      if (/not|n't/iu.test(scene.prose.slice(around.start, start))) continue
    if (!/missing|null|nan|empty|imput/iu.test(sentence)) continue
    const how = /(?<!\p{L})(mean|average|median|mode|most frequent)/iu.exec(sentence)?.[1]?.toLowerCase()
    const value = /(?:with|by)\s+(?:the\s+)?(?:value\s+)?(?:["'“‘]([^"'”’]+)["'”’]|(\d+(?:\.\d+)?))/iu.exec(
      sentence,
    )
    const inside = scene.mentions.filter(
      (mention) => mention.start >= around.start && mention.end <= around.end && mention.strength >= 0.5,
    )
    const columns = new Set(inside.map(({ column }) => column))
    for (const column of columns) {
      if (how !== undefined && isNumber(column) && !fills.some((one) => one.column === column.name))
        fills.push({
          kind: 'fill',
          column: column.name,
          with: {
            kind: 'figure',
            function: how === 'median' ? 'median' : how.startsWith('mo') ? 'mode' : 'mean',
          },
        })
      else if (how === undefined && value !== null && isNumber(column) && value[2] !== undefined)
        fills.push({ kind: 'fill', column: column.name, with: { kind: 'value', value: Number(value[2]) } })
    }
    if (columns.size === 0 && how !== undefined && /respective|each|all|any/iu.test(sentence))
      for (const column of targetColumns(scene, isNumber))
        if (column.missing > 0 && !fills.some((one) => one.column === column.name))
          fills.push({
            kind: 'fill',
            column: column.name,
            with: {
              kind: 'figure',
              function: how === 'median' ? 'median' : how.startsWith('mo') ? 'mode' : 'mean',
            },
          })
  }
  return fills
}

const counts: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4 }

function outlierRule(scene: Scene): Omit<OutliersVerb, 'keep'> | undefined {
  const { prose, terms } = scene
  const column = columnNear('outlier', scene) ?? targetColumns(scene)[0]
  if (column === undefined) return undefined
  const name = measuredName(column)
  const byQuartiles = hasTerm(terms, 'quartile-rule', 'interquartile-range') || /Q1|Q3/u.test(prose)
  const byDeviations =
    hasTerm(terms, 'deviation-rule') || /standard deviations?\s+(?:from|away|above|below)/iu.test(prose)
  if (byQuartiles && byDeviations) return undefined
  if (byDeviations) {
    const said =
      /(?:z[-\s]?scores?|threshold)[^.;\n]{0,80}?(?<![\d.])(\d+(?:\.\d+)?)/iu.exec(prose)?.[1] ??
      /(\d+(?:\.\d+)?|one|two|three|four)\s+standard deviations?/iu.exec(prose)?.[1]
    const threshold = said === undefined ? 3 : (counts[said.toLowerCase()] ?? Number(said))
    return { kind: 'outliers', column: name, rule: 'deviations', threshold }
  }
  const said = /(\d+(?:\.\d+)?)\s*(?:\*|×|x|times)?\s*(?:the\s+)?(?:IQR|inter-?\s?quartile)/iu.exec(
    prose,
  )?.[1]
  return {
    kind: 'outliers',
    column: name,
    rule: 'quartiles',
    threshold: said === undefined ? 1.5 : Number(said),
  }
}

function removesOutliers({ prose, terms }: Scene): boolean {
  return terms.some(({ term, start }) => {
    if (term !== 'remove') return false
    const around = sentenceAround(prose, start)
    const before = prose.slice(Math.max(around.start, start - 30), start)
    const sentence = prose.slice(around.start, around.end)
    return (
      !/(?<!\p{L})(?:not|n't|no|never|without)(?!\p{L})\s*(?:\p{L}+\s+){0,2}$/iu.test(before) &&
      /outlier|these|them|identified/iu.test(sentence)
    )
  })
}
