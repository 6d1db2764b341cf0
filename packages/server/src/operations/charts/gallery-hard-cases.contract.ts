import type { Cell } from '@auger/contract'
import { grouped, listed, type Exhibit } from './exhibit.contract.ts'

const sectors = [
  'Administrative and support services',
  'Professional, scientific and technical activities',
  'Wholesale and retail trade; repair of motor vehicles and motorcycles',
  'Human health and social work',
  'Information',
  'Public administration and defence, with everything that is paid for in common and by everyone who lives here',
  'Mining',
]

const dayFrom = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

const oneKey = (name: string, title: string, rows: readonly (readonly [Cell, Cell])[]): Exhibit =>
  grouped(name, { title, by: ['name'], measures: { total: 'sum' }, rows })

export const hardCases: readonly Exhibit[] = [
  grouped('long-labels', {
    title:
      'Average turnover by sector, and a title that is much too long for one line of any chart that we draw',
    by: ['sector'],
    measures: { 'average turnover': 'mean' },
    rows: sectors.map((sector, index) => [sector, 812.5 - index * 97]),
  }),
  grouped('long-labels-in-groups', {
    title: 'Number of firms by sector and size',
    by: ['sector', 'size'],
    measures: { 'number of firms': 'count' },
    rows: sectors.flatMap((sector, index) =>
      ['small', 'medium', 'large'].map((size, place) => [
        sector,
        size,
        640 - index * 61 - place * 140 + index * place * 17,
      ]),
    ),
  }),
  grouped('long-column-names', {
    title:
      'https://example.org/a/title/without/a/single/space/that/goes/on/and/on/until/it/does/not/fit/anywhere',
    by: [
      'The region to which the order was shipped, as it stands in the customer file of the year before',
      'channel through which the order came to us, by phone or otherwise',
    ],
    measures: {
      'total of all amounts without taxes and without what was returned later, in thousands': 'sum',
    },
    rows: ['North', 'South'].flatMap((region, place) =>
      ['Shop', 'Online'].map((channel, index) => [region, channel, 40 + 9 * place - 5 * index]),
    ),
  }),
  oneKey('negative', 'Total gain by month', [
    ['Jan', 12.4],
    ['Feb', -8.1],
    ['Mar', -15.5],
    ['Apr', 4],
    ['May', 22.75],
  ]),
  oneKey(
    'negative-lying',
    'Total gain by branch',
    ['Łódź', 'Πάτρα', 'Пермь', 'Đà Nẵng', 'Besançon on the river'].map((name, index) => [
      name,
      [1_200, -840, -1_550, 400, 2_275][index] ?? 0,
    ]),
  ),
  grouped('negative-line', {
    title: 'Average temperature by month',
    by: ['month:month'],
    measures: { 'average temperature': 'mean' },
    rows: Array.from({ length: 12 }, (_, index) => [
      index + 1,
      Math.round(10 * (6 - 13 * Math.cos((index - 0.5) / 1.91))) / 10,
    ]),
  }),
  grouped('many-categories', {
    title: 'Number of visits by page',
    by: ['page'],
    measures: { 'number of visits': 'count' },
    rows: Array.from({ length: 48 }, (_, index) => [`/guides/chapter-${index + 1}`, 9_800 - index * 190]),
  }),
  grouped('many-series', {
    title: 'Total sales by quarter and product',
    by: ['year:year', 'quarter:quarter', 'product'],
    measures: { 'total sales': 'sum' },
    rows: [2022, 2023, 2024].flatMap((year, place) =>
      [1, 2, 3, 4].flatMap((quarter) =>
        Array.from({ length: 8 }, (_, index) => [
          year,
          quarter,
          `Product ${'ABCDEFGHIJ'[index]}`,
          900 + 140 * index + 260 * Math.sin(quarter + place * 4 + index),
        ]),
      ),
    ),
  }),
  grouped('too-many-series', {
    title: 'Total sales by month and shop',
    by: ['year:year', 'month:month', 'shop'],
    measures: { 'total sales': 'sum' },
    rows: Array.from({ length: 12 }, (_, month) =>
      Array.from({ length: 20 }, (_unused, index) => [
        2024,
        month + 1,
        `Shop ${index + 1}`,
        Math.round(41_000 + 9_000 * Math.sin(month / 2 + index) + 700 * index),
      ]),
    ).flat(),
  }),
  grouped('many-pairs', {
    title: 'Number of trips by origin and month',
    by: ['origin', 'month'],
    measures: { 'number of trips': 'count' },
    rows: Array.from({ length: 24 }, (_, place) =>
      ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'].map(
        (month, index) => [
          `Station ${place + 1}`,
          month,
          Math.round(120 + 90 * Math.sin(index / 2 + place / 3) + place * 6),
        ],
      ),
    ).flat(),
  }),
  grouped('days', {
    title: 'Number of orders by day',
    by: ['day:day'],
    measures: { 'number of orders': 'count' },
    rows: Array.from({ length: 10 }, (_, index) => [
      dayFrom(2024, 2, 24 + index),
      [31, 44, 38, 29, 52, 61, 47, 33, 40, 58][index] ?? 0,
    ]),
  }),
  grouped('year-of-days', {
    title: 'Number of orders by day',
    by: ['day:day'],
    measures: { 'number of orders': 'count' },
    rows: Array.from({ length: 366 }, (_, index) => [
      dayFrom(2024, 1, 1 + index),
      Math.round(70 + 25 * Math.sin(index / 58) + 12 * Math.sin(index * 2.7)),
    ]),
  }),
  grouped('timestamps', {
    title: 'Average load by time',
    by: ['time:timestamp'],
    measures: { 'average load': 'mean' },
    rows: Array.from({ length: 48 }, (_, index) => [
      `2024-03-05 ${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}:00`,
      Math.round(100 * (0.4 + 0.3 * Math.sin((index - 14) / 7.6))) / 100,
    ]),
  }),
  grouped('weeks-in-german', {
    title: 'Umsatz nach Woche',
    language: 'DE',
    by: ['Woche:week'],
    measures: { Umsatz: 'sum' },
    rows: Array.from({ length: 26 }, (_, index) => [
      dayFrom(2023, 10, 2 + index * 7),
      12_340.5 + 2_400 * Math.sin(index / 3),
    ]),
  }),
  grouped('missing-month', {
    title: 'Total revenue by month',
    by: ['year:year', 'month:month'],
    measures: { 'total revenue': 'sum' },
    rows: [
      [2023, 11, 810],
      [2023, 12, 940],
      [2024, 4, 720],
      [2024, 5, 765],
      [null, null, 118],
    ],
  }),
  oneKey('huge-numbers', 'Total energy by source', [
    ['coal', 1.4e15],
    ['gas', 9.1e14],
    ['wind', 2.6e14],
  ]),
  oneKey('tiny-numbers', 'Average mass by particle', [
    ['a', 3.1e-9],
    ['b', 1.2e-9],
    ['c', 7.5e-10],
  ]),
  oneKey('all-equal', 'Total by name', [
    ['first', 7],
    ['second', 7],
    ['third', 7],
  ]),
  grouped('flat-line', {
    title: 'Average pressure by year',
    by: ['year:year'],
    measures: { 'average pressure': 'mean' },
    rows: Array.from({ length: 30 }, (_, index) => [1990 + index, 1_013 + 1.5 * Math.sin(index)]),
  }),
  oneKey('hostile-labels', 'Total "by" [name.of] \\the\\ thing', [
    ['a.b[0]["c"]', 5],
    ['back\\slash \\n', 9],
    ['"quoted" \'twice\'', 7],
    ['', 4],
    ['   ', 3],
    [null, 6],
    ['(missing)', 2],
    ['<b>bold</b> &amp; ${x}', 8],
    ['two\nlines\tand a tab', 6],
    ['\u202Eturned around', 1],
    [`without end ${'and on '.repeat(60)}`, 3],
  ]),
  listed('listed-names', {
    title: 'Price of cars',
    chart: 'bar',
    columns: { 'model [year]': 'text', 'price.net': 'number' },
    rows: [
      ['Rome', 12_400],
      ['Rome', 11_900],
      ['Oslo', 15_250],
    ],
  }),
  listed('few-whole-numbers', {
    title: 'Number of children of households',
    columns: { children: 'integer' },
    rows: Array.from({ length: 90 }, (_, index) => [[0, 0, 0, 1, 1, 2, 2, 2, 3, 5][index % 10] ?? 0]),
  }),
  listed('sampled-scatter', {
    title: 'Carat, price of stones',
    chart: 'scatter',
    columns: { carat: 'number', price: 'number' },
    rows: Array.from({ length: 2_000 }, (_, index) => {
      const carat = 0.2 + 2.3 * (((index * 389) % 1_999) / 1_999) ** 2
      return [
        Math.round(100 * carat) / 100,
        Math.round(3_900 * carat ** 1.7 * (0.7 + ((index * 613) % 997) / 1_500)),
      ]
    }),
    rowCount: 53_940,
    extract: 'sample',
  }),
  grouped('foremost', {
    title: 'Total visits by shop',
    by: ['shop'],
    measures: { 'total visits': 'sum' },
    rows: Array.from({ length: 412 }, (_, index) => [`Shop ${index + 1}`, (index * 389) % 997]),
  }),
]
