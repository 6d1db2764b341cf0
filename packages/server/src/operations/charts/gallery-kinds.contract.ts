import { grouped, listed, type Exhibit, type Rows } from './exhibit.contract.ts'

const regions = ['North', 'South', 'East', 'West']
const years = [2021, 2022, 2023, 2024]
const monthsOf = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => [from + Math.floor(index / 12), (index % 12) + 1] as const)

const byMonth = (from: number, count: number): Rows =>
  monthsOf(from, count).map(([year, month], index) => [
    year,
    month,
    41_200 + 9_300 * Math.sin(index / 2) + index * 640,
  ])

const byMonthAndRegion: Rows = monthsOf(2024, 12).flatMap(([year, month], index) =>
  regions.map((region, place) => [
    year,
    month,
    region,
    Math.round(18_000 + 4_000 * Math.sin(index / 2 + place) + place * 3_500),
  ]),
)

const spread = (count: number, at: (index: number) => readonly number[]): Rows =>
  Array.from({ length: count }, (_, index) => at(index))
/** Numbers that look like chance and are always the same. */
const shaken = (index: number, step: number) => ((index * step) % 997) / 997

export const chartKindsShown: readonly Exhibit[] = [
  grouped('bar', {
    title: 'Total revenue by region',
    by: ['region'],
    measures: { 'total revenue': 'sum' },
    rows: regions.map((region, index) => [region, [84_210.5, 61_930, 97_404.25, 42_118][index] ?? 0]),
  }),
  grouped('grouped-bar', {
    title: 'Total revenue by region and channel',
    by: ['region', 'channel'],
    measures: { 'total revenue': 'sum' },
    rows: regions.flatMap((region, place) =>
      ['Shop', 'Online', 'Partner'].map((channel, index) => [
        region,
        channel,
        21_000 + place * 4_300 + index * 7_900,
      ]),
    ),
  }),
  grouped('stacked-bar', {
    title: 'Number of orders by year and channel',
    chart: 'stacked-bar',
    by: ['year', 'channel'],
    measures: { 'number of orders': 'count' },
    rows: years.flatMap((year, place) =>
      ['Shop', 'Online', 'Partner'].map((channel, index) => [
        String(year),
        channel,
        520 + place * (index * 110) - index * 90,
      ]),
    ),
  }),
  grouped('line', {
    title: 'Total revenue by month',
    by: ['year:year', 'month:month'],
    measures: { 'total revenue': 'sum' },
    rows: byMonth(2023, 24),
  }),
  grouped('line-by-year', {
    title: 'Average price by year',
    by: ['year:year'],
    measures: { 'average price': 'mean' },
    rows: [2019, 2020, 2021, 2022, 2024].map((year, index) => [year, 101.5 + index * 2.25]),
  }),
  grouped('multi-line', {
    title: 'Total revenue by month and region',
    by: ['year:year', 'month:month', 'region'],
    measures: { 'total revenue': 'sum' },
    rows: byMonthAndRegion,
  }),
  grouped('area', {
    title: 'Number of visits by day',
    chart: 'area',
    by: ['day:day'],
    measures: { 'number of visits': 'count' },
    rows: Array.from({ length: 60 }, (_, index) => [
      new Date(Date.UTC(2024, 1, 10 + index)).toISOString().slice(0, 10),
      Math.round(430 + 120 * Math.sin(index / 3.5) + index * 4),
    ]),
  }),
  grouped('stacked-area', {
    title: 'Total revenue by month and region',
    chart: 'area',
    by: ['year:year', 'month:month', 'region'],
    measures: { 'total revenue': 'sum' },
    rows: byMonthAndRegion,
  }),
  listed('scatter', {
    title: 'Floor area, rent of flats',
    columns: { 'floor area': 'number', rent: 'number' },
    rows: spread(240, (index) => {
      const size = 28 + 90 * shaken(index, 389)
      return [Math.round(size * 10) / 10, Math.round(240 + size * 9.5 + 320 * shaken(index, 613))]
    }),
  }),
  listed('histogram', {
    title: 'Delivery time of parcels',
    columns: { 'delivery time': 'number' },
    rows: spread(480, (index) => [
      Math.round(100 * (8 + 22 * (shaken(index, 389) + shaken(index, 613) + shaken(index, 757)))) / 100,
    ]),
  }),
  listed('box', {
    title: 'Salary, department of staff',
    chart: 'box',
    columns: { department: 'text', salary: 'number' },
    rows: spread(160, (index) => [index]).map(([index = 0]) => [
      ['Sales', 'Engineering', 'Support', 'Finance'][Number(index) % 4] ?? '',
      Math.round(2_600 + (Number(index) % 4) * 550 + 1_900 * shaken(Number(index), 389) ** 2) +
        (Number(index) % 53 === 0 ? 2_900 : 0),
    ]),
  }),
  grouped('pie', {
    title: 'Total revenue by channel',
    chart: 'pie',
    by: ['channel'],
    measures: { 'total revenue': 'sum' },
    rows: [
      ['Shop', 48_200],
      ['Online', 39_950],
      ['Partner', 12_300],
      ['Fair', 4_050],
      ['Phone', 2_100],
    ],
  }),
  grouped('heat-map', {
    title: 'Number of orders by weekday and hour',
    by: ['weekday', 'hour'],
    measures: { 'number of orders': 'count' },
    rows: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].flatMap(
      (day, place) =>
        Array.from({ length: 12 }, (_, hour) => [
          day,
          `${8 + hour}:00`,
          Math.round(40 + 35 * Math.sin(hour / 2.4) + place * 9 * shaken(hour + place, 389)),
        ]),
    ),
  }),
  grouped('heat-map-signed', {
    title: 'Average change by team and quarter',
    chart: 'heat-map',
    by: ['quarter', 'team'],
    measures: { 'average change': 'mean' },
    rows: ['Q1', 'Q2', 'Q3', 'Q4'].flatMap((quarter, place) =>
      ['Red', 'Blue', 'Green', 'Gold', 'Grey'].map((team, index) => [
        quarter,
        team,
        Math.round(100 * (4.4 * Math.sin(place * 2 + index * 1.7))) / 100,
      ]),
    ),
  }),
  grouped('number', {
    title: 'Total revenue',
    chart: 'number',
    by: [],
    measures: { 'total revenue': 'sum' },
    rows: [[1_284_310.75]],
  }),
  grouped('waterfall', {
    title: 'Total profit by product line',
    chart: 'waterfall',
    by: ['product line'],
    measures: { 'total profit': 'sum' },
    rows: [
      ['Bikes', 84_210.5],
      ['Helmets', 21_930],
      ['Clothing', -17_404.25],
      ['Service', 32_118],
      ['Returns', -9_300],
    ],
  }),
  grouped('waterfall-of-states', {
    title: 'Average stock by quarter',
    chart: 'waterfall',
    by: ['year:year', 'quarter:quarter'],
    measures: { 'average stock': 'mean' },
    rows: [410, 455, 398, 402, 520].map((stock, at) => [2023 + Math.floor(at / 4), (at % 4) + 1, stock]),
  }),
  grouped('slope', {
    title: 'Total revenue by region and year',
    chart: 'slope',
    by: ['year:year', 'region'],
    measures: { 'total revenue': 'sum' },
    rows: [2023, 2024].flatMap((year, at) =>
      regions.map((region, place) => [
        year,
        region,
        [
          [84_210, 71_930],
          [61_930, 88_100],
          [62_400, 64_050],
          [42_118, 39_000],
        ][place]?.[at] ?? 0,
      ]),
    ),
  }),
  grouped('facets', {
    title: 'Total revenue by month and region',
    chart: 'facets',
    by: ['year:year', 'month:month', 'region'],
    measures: { 'total revenue': 'sum' },
    rows: byMonthAndRegion,
  }),
  grouped('facets-of-bars', {
    title: 'Number of orders by channel and region',
    chart: 'facets',
    by: ['channel', 'region'],
    measures: { 'number of orders': 'count' },
    rows: ['Shop', 'Online', 'Partner'].flatMap((channel, index) =>
      regions.map((region, place) => [channel, region, 120 + 35 * index * place - 20 * index]),
    ),
  }),
  grouped('facets-in-colours', {
    title: 'Total revenue by month, region and channel',
    by: ['year:year', 'month:month', 'region', 'channel'],
    measures: { 'total revenue': 'sum' },
    rows: byMonthAndRegion.flatMap(([year = 0, month = 0, region = '', revenue = 0]) =>
      ['Shop', 'Online'].map((channel, at) => [
        year,
        month,
        region,
        channel,
        Number(revenue) * (0.4 + 0.3 * at),
      ]),
    ),
  }),
  listed('facets-of-points', {
    title: 'Floor area, rent of flats by district',
    chart: 'facets',
    columns: { district: 'text', 'floor area': 'number', rent: 'number' },
    rows: spread(240, (index) => [index]).map(([index]) => {
      const at = Number(index)
      const size = 28 + 90 * shaken(at, 389)
      return [
        ['Mitte', 'Harbour', 'Old town', 'Hill', 'Station'][at % 5] ?? '',
        Math.round(size * 10) / 10,
        Math.round(240 + size * (7 + (at % 5)) + 320 * shaken(at, 613)),
      ]
    }),
  }),
]
