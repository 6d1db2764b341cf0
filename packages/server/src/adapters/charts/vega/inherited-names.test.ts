import { describe, expect, it } from 'vitest'
import type { ChartSpecification } from '../../../domain/chart.ts'
import type { ChartKind } from '@auger/contract/plan'
import { chartOfGroups, chartOfRows } from '../../../operations/charts/exhibit.contract.ts'
import { draw } from './draw.ts'

/** Names that every JavaScript object answers to. */
const names = ['constructor', 'toString', 'valueOf', '__proto__', 'hasOwnProperty']
const [first = '', second = '', third = ''] = names
const pairs = names.flatMap((one, row) => names.map((other, place) => [one, other, row * 5 + place + 1]))

const ofPairs = (chart: ChartKind): ChartSpecification | undefined =>
  chartOfGroups({ title: first, by: [first, second], measures: { [third]: 'sum' }, rows: pairs, chart })

const ofNames = (chart: ChartKind): ChartSpecification | undefined =>
  chartOfGroups({
    title: first,
    by: [first],
    measures: { [third]: 'sum' },
    rows: names.map((name, row) => [name, row + 1]),
    chart,
  })

const ofRows = (chart: ChartKind): ChartSpecification | undefined =>
  chartOfRows({
    title: first,
    columns: { [first]: 'text', [second]: 'number', [third]: 'number' },
    rows: pairs.map(([name, , amount = 0], row) => [name ?? null, amount, row % 7]),
    chart,
  })

describe('columns and values called like what every object has', () => {
  it.each([
    ...(['grouped-bar', 'stacked-bar', 'heat-map', 'multi-line', 'area'] as const).map(
      (kind) => [kind, ofPairs(kind)] as const,
    ),
    ...(['bar', 'line', 'pie', 'area'] as const).map((kind) => [kind, ofNames(kind)] as const),
    ...(['scatter', 'box', 'histogram'] as const).map((kind) => [kind, ofRows(kind)] as const),
    [
      'several measures',
      chartOfGroups({
        title: first,
        by: ['city'],
        measures: { [first]: 'sum', [second]: 'sum', [third]: 'sum' },
        rows: [
          ['Oslo', 1, 2, 3],
          ['Bergen', 4, 5, 6],
        ],
      }),
    ] as const,
  ])('%s', async (_, chart) => {
    if (chart === undefined) throw new Error('no chart')
    expect((await draw(chart)).subarray(1, 4).toString()).toBe('PNG')
  })
})
