import type { AggregateFunction, Condition, Metric } from '@auger/contract/plan'
import { localeFor } from '../../../locales/index.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import type { Scene } from '../scene.ts'

/** A metric, the table whose rows it is taken of, and what it is called. */
export interface Figure {
  readonly metric: Metric
  readonly tableId: string
  readonly as: string
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
