import type { AggregateFunction, Condition, Metric } from '@auger/contract/plan'
import { localeFor } from '../../../locales/index.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import type { AskedUnit } from '../../link/link.ts'
import type { Scene } from '../scene.ts'

/** A metric, the table whose rows it is taken of, and what it is called. */
export interface Figure {
  readonly metric: Metric
  readonly tableId: string
  readonly as: string
  /** What it is told in, where that is not what its columns are in. */
  readonly unit?: string
}

/** In the unit that is asked for: a thousandth of kilograms in tonnes. */
export function inAskedUnit(figure: Figure, asked: AskedUnit | undefined): Figure {
  if (asked === undefined) return figure
  const { unit, times } = asked
  const right = { kind: 'number', value: Number(times.toPrecision(12)) } as const
  const metric: Metric = { kind: 'binary', operator: '*', left: figure.metric, right }
  return { ...figure, metric, unit, as: `${figure.as} (${unit})` }
}

export const aggregate = (of: AggregateFunction, column?: ColumnRef, where?: Condition): Metric => ({
  kind: 'aggregate',
  function: of,
  ...(column === undefined ? {} : { of: { kind: 'column', column } }),
  ...(where === undefined ? {} : { where }),
})

export const nameOf = (scene: Scene, of: AggregateFunction, column: string | undefined): string => {
  const { names } = localeFor(scene.asked.language).locale.says
  switch (of) {
    case 'quantile':
    case 'first':
    case 'last':
      return column ?? ''
    default:
      return names.measure(of, column)
  }
}
