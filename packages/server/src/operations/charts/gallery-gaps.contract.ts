import { grouped, type Exhibit, type Rows } from './exhibit.contract.ts'

/** Nothing in April. */
const byMonth: Rows = [1, 2, 3, 4, 5, 6, 7].map((month) => [
  2024,
  month,
  month === 4 ? null : 300 + 40 * month,
])

/** Nothing in April, and nothing of the shops in June. */
const byMonthAndChannel: Rows = [1, 2, 3, 4, 5, 6, 7].flatMap((month) =>
  ['Shop', 'Online'].map((channel, place) => [
    2024,
    month,
    channel,
    month === 4 || (month === 6 && place === 0) ? null : 300 + 40 * month + 90 * place,
  ]),
)

const months = { title: 'Total revenue by month', measures: { 'total revenue': 'sum' } } as const
const by = ['year:year', 'month:month']

/** A period of which nothing is known stays open. */
export const withoutSomePeriods: readonly Exhibit[] = [
  grouped('gap-line', { ...months, by, rows: byMonth }),
  grouped('gap-area', { ...months, by, chart: 'area', rows: byMonth }),
  grouped('gap-bar', { ...months, by, chart: 'bar', rows: byMonth }),
  grouped('gap-multi-line', { ...months, by: [...by, 'channel'], rows: byMonthAndChannel }),
  grouped('gap-stacked-area', {
    ...months,
    by: [...by, 'channel'],
    chart: 'area',
    rows: byMonthAndChannel.filter(([, month]) => month !== 6),
  }),
  grouped('gap-stacked-area-gives-way', {
    ...months,
    by: [...by, 'channel'],
    chart: 'area',
    rows: byMonthAndChannel,
  }),
  grouped('gap-stacked-bar', {
    ...months,
    by: [...by, 'channel'],
    chart: 'stacked-bar',
    rows: byMonthAndChannel,
  }),
  grouped('gap-grouped-bar', {
    ...months,
    by: [...by, 'channel'],
    chart: 'grouped-bar',
    rows: byMonthAndChannel,
  }),
]
