import type { CellPlace, FigureName } from '@auger/contract/plan'
import { isMeasurable, measuredName } from './measurable.ts'
import { verbsFor } from './preparation.ts'
import { regressionOf } from './regression-in.ts'
import { columnNear, columnOf, slotColumn, targetColumns } from './target-columns.ts'
import type { Slot } from './template.ts'
import { hasTerm, termsIn } from './terms-in.ts'
import { comparisonTest, normalityTest } from './tests-named.ts'
import type { Resolving } from './resolving.ts'
import { correlationPlace } from './correlation-place.ts'

export function testPlace(
  figure: 'p-value' | 'statistic' | 'degrees',
  slot: Slot,
  resolving: Resolving,
): CellPlace | undefined {
  const { scene, preparation, builder, own } = resolving
  const compared = compare(figure, slot, resolving)
  if (compared !== undefined) return compared
  const test = normalityTest(scene)
  const named = termsIn(slot.words, scene.words)
  const correlates =
    hasTerm(scene.terms, 'pearson', 'spearman', 'kendall') ||
    hasTerm(scene.questionTerms, 'correlation', 'association')
  if (
    test !== undefined &&
    figure !== 'degrees' &&
    (!correlates || hasTerm(named, 'normality', 'shapiro-wilk'))
  ) {
    const column = columnOf('normality', slot, scene)
    if (column === undefined) return undefined
    const verbs = [...own, ...verbsFor([column], preparation, scene)]
    return builder.figure(verbs, { kind: 'normality', test, column: measuredName(column) }, { figure })
  }
  if (figure !== 'p-value') return undefined
  return (
    regressed('slope-p-value', slot, resolving) ??
    (correlates ? correlationPlace('p-value', slot, resolving) : undefined)
  )
}

function compare(
  figure: 'p-value' | 'statistic' | 'degrees',
  slot: Slot | undefined,
  { scene, preparation, builder, own }: Resolving,
): CellPlace | undefined {
  const test = comparisonTest(scene)
  if (test === undefined) return undefined
  const groups = targetColumns(scene, (column) => !isMeasurable(column) || column.role === 'category')
  const by = groups.find(({ distinct }) => distinct > 1 && distinct <= 50)
  const column =
    test === 'chi-squared'
      ? groups[1]
      : ((slot === undefined ? undefined : columnNear('mean', scene)) ??
        targetColumns(scene).find((one) => one !== by))
  if (by === undefined || column === undefined || column === by) return undefined
  const verbs = [...own, ...verbsFor([column], preparation, scene)]
  return builder.figure(
    verbs,
    { kind: 'comparison', test, column: measuredName(column), with: { kind: 'groups', column: by.name } },
    { figure },
  )
}

export function regressed(figure: FigureName, slot: Slot, resolving: Resolving): CellPlace | undefined {
  const { scene, preparation, builder, own } = resolving
  const model = regressionOf(scene)
  if (model === undefined) return undefined
  const { columns, ...wish } = model
  const verbs = [...own, ...verbsFor(columns, preparation, scene)]
  if (figure !== 'slope' && figure !== 'slope-p-value') return builder.figure(verbs, wish, { figure })
  const named = slotColumn(slot, scene)
  const column = named === undefined && wish.predictors.length === 1 ? wish.predictors[0] : named?.name
  return column === undefined || !wish.predictors.includes(column)
    ? undefined
    : builder.figure(verbs, wish, { figure, column })
}
