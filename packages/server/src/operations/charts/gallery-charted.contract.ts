import { grouped, listed, type Exhibit } from './exhibit.contract.ts'

const species = ['Sparrow', 'Heron', 'Kestrel']

/** What is asked for in words: weekdays, hours, colours, names with an amount, parts of listed rows. */
export const askedInWords: readonly Exhibit[] = [
  grouped('weekdays', {
    title: 'Number of visits by weekday',
    by: ['day of the week:weekday'],
    measures: { 'number of visits': 'count' },
    rows: [
      [1, 14],
      [2, 9],
      [4, 22],
      [5, 31],
      [6, 44],
    ],
  }),
  grouped('weekdays-stacked-zh', {
    title: '按星期几和渠道统计的订单数',
    language: 'ZH-CN',
    by: ['星期:weekday', '渠道'],
    measures: { 订单数: 'count' },
    rows: [1, 2, 3, 4, 5, 6, 7].flatMap((day) => [
      [day, '门店', 10 + day],
      [day, '线上', 24 - 2 * day],
    ]),
  }),
  grouped('weekdays-ar', {
    title: 'عدد الزيارات حسب يوم الأسبوع',
    language: 'AR',
    by: ['اليوم:weekday'],
    measures: { 'عدد الزيارات': 'count' },
    rows: [1, 2, 3, 4, 5, 6, 7].map((day) => [day, 5 * day + 3]),
  }),
  grouped('hours', {
    title: 'Number of calls by hour',
    by: ['hour:hour'],
    measures: { 'number of calls': 'count' },
    rows: Array.from({ length: 24 }, (_, hour) => [hour, Math.round(40 + 35 * Math.sin((hour - 7) / 4))]),
  }),
  listed('scatter-in-colours', {
    title: 'Wing span and weight of birds',
    chart: 'scatter',
    columns: { species: 'text', 'wing span': 'number', weight: 'number' },
    rows: Array.from({ length: 45 }, (_, index) => {
      const kind = index % 3
      return [
        species[kind] ?? '',
        24 + 60 * kind + ((index * 37) % 23),
        30 + 420 * kind + ((index * 91) % 170),
      ]
    }),
  }),
  grouped('scatter-of-groups', {
    title: 'Average and lowest rent by street',
    chart: 'scatter',
    by: ['street'],
    measures: { 'average rent': 'mean', 'lowest rent': 'minimum' },
    rows: [
      ['Red', 31.5, 19],
      ['Blue', 28.25, 22],
      ['Green', 40, 33],
    ],
  }),
  grouped('scatter-of-numbers', {
    title: 'Number of parcels by shelf',
    chart: 'scatter',
    by: ['shelf:integer'],
    measures: { 'number of parcels': 'count' },
    rows: Array.from({ length: 12 }, (_, index) => [101 + index, 18 + ((index * 7) % 11)]),
  }),
  listed('named-amounts', {
    title: 'Name, length of rivers',
    columns: { name: 'text', 'length (km)': 'integer' },
    rows: [
      ['Ebro', 930],
      ['Duero', 897],
      ['Tajo', 1_007],
      ['Guadiana', 818],
    ],
  }),
  listed('pie-of-rows', {
    title: 'Name, seats of halls',
    chart: 'pie',
    columns: { name: 'text', seats: 'integer' },
    rows: [
      ['Main hall', 1_200],
      ['Studio', 180],
      ['Garden', 640],
    ],
  }),
  grouped('pie-of-averages-gives-way', {
    title: 'Average price by shop',
    chart: 'pie',
    by: ['shop'],
    measures: { 'average price': 'mean' },
    rows: [
      ['A', 12.5],
      ['B', 9.75],
      ['C', 14],
    ],
  }),
  grouped('one-bar', {
    title: 'Number of rows by city',
    chart: 'bar',
    by: ['city'],
    measures: { 'number of rows': 'count' },
    rows: [['Reykjavík', 12]],
  }),
  grouped('forty-categories', {
    title: 'Total amount by branch',
    by: ['branch'],
    measures: { 'total amount': 'sum' },
    rows: Array.from({ length: 40 }, (_, index) => [`Branch office no. ${index + 1}`, 4_000 - index * 87]),
  }),
  grouped('years-as-numbers', {
    title: 'Average rainfall by year',
    by: ['year:integer'],
    measures: { 'average rainfall': 'mean' },
    rows: Array.from({ length: 30 }, (_, index) => [1990 + index, 14_000 + 300 * index]),
  }),
]
