// One specification for each way in which a chart may come out ugly. Names and numbers are made up.
const months = Array.from({ length: 12 }, (_, index) => `2024-${String(index + 1).padStart(2, '0')}-01`)
const sectors = [
  'Administrative and support services',
  'Professional, scientific and technical activities',
  'Wholesale and retail trade; repair of motor vehicles and motorcycles',
  'Human health and social work',
  'Information',
  'Public administration and defence, with everything that is paid for in common',
  'Mining',
]
const bars = (title, names, horizontal, value = (index) => 120 + ((index * 371) % 977)) => {
  const name = { field: 'name', type: 'nominal', sort: null, title: null }
  const amount = { field: 'amount', type: 'quantitative' }
  return {
    title,
    data: { values: names.map((text, index) => ({ name: text, amount: value(index) })) },
    mark: 'bar',
    encoding: horizontal ? { x: amount, y: name } : { x: name, y: amount },
  }
}
const numbered = (count, word) => Array.from({ length: count }, (_, index) => `${word} ${index + 1}`)
const series = (names) =>
  months.flatMap((month, at) =>
    names.map((name, index) => ({ month, name, amount: 900 + 300 * Math.sin(at / 2 + index) })),
  )
const lines = (title, names) => ({
  title,
  data: { values: series(names) },
  mark: 'line',
  encoding: {
    x: { field: 'month', type: 'temporal' },
    y: { field: 'amount', type: 'quantitative' },
    color: { field: 'name', type: 'nominal' },
  },
})

export const specifications = {
  'one-bar': bars('One bar', ['only']),
  'two-bars': { ...bars('Two bars in a wide frame', ['yes', 'no']), width: 640 },
  'long-names-upright': bars('Long names under the bars', sectors),
  'long-names-lying': bars(
    'Long names beside the bars, and a title that is too long for one line of any chart that we draw',
    sectors,
    true,
  ),
  'many-bars': bars('A hundred and fifty bars', numbered(150, 'Item')),
  'many-rows': bars('Sixty rows', numbered(60, 'A fairly long name, number'), true),
  'negative-upright': bars(
    'Gains and losses',
    ['Jan', 'Feb', 'Mar', 'Apr', 'May'],
    false,
    (index) => [12, -8, -15.5, 4, 22][index],
  ),
  'negative-lying': bars(
    'Gains and losses',
    ['Łódź', 'Πάτρα', 'Пермь', 'Đà Nẵng', 'Besançon'],
    true,
    (index) => [12, -8, -15.5, 4, 22][index],
  ),
  chinese: bars('二零二四年各城市销售额', ['北京市', '上海市', '呼和浩特市', '重庆市', '乌鲁木齐市']),
  hindi: bars('राज्य के अनुसार बिक्री', ['उत्तर प्रदेश', 'बिहार', 'केरल'], true),
  'big-numbers': bars('Billions', ['A', 'B', 'C'], true, (index) => 3.2e9 / (index + 1)),
  'line-by-month': lines('Revenue by month', ['North', 'South']),
  'many-series': lines('Twelve series', numbered(12, 'A series with a long name, number')),
  years: {
    title: 'Thirty years',
    data: {
      values: Array.from({ length: 30 }, (_, index) => ({
        year: 1990 + index,
        amount: 100 + index * 5 + (index % 3) * 4,
      })),
    },
    mark: 'line',
    encoding: { x: { field: 'year', type: 'ordinal' }, y: { field: 'amount', type: 'quantitative' } },
  },
  grouped: {
    title: 'Bars in groups',
    data: {
      values: ['2022', '2023', '2024'].flatMap((year, at) =>
        ['A', 'B', 'C'].map((name, index) => ({ year, name, amount: 10 + at * 3 + index * 5 })),
      ),
    },
    mark: 'bar',
    encoding: {
      x: { field: 'year', type: 'ordinal' },
      xOffset: { field: 'name' },
      y: { field: 'amount', type: 'quantitative' },
      color: { field: 'name', type: 'nominal' },
    },
  },
  histogram: {
    title: 'Distribution',
    data: {
      values: Array.from({ length: 500 }, (_, index) => ({
        amount: Math.abs(Math.sin(index) * 100) + ((index * 31) % 17),
      })),
    },
    mark: 'bar',
    encoding: {
      x: { field: 'amount', bin: { maxbins: 20 }, type: 'quantitative' },
      y: { aggregate: 'count', type: 'quantitative' },
    },
  },
  scatter: {
    title: 'Two measures',
    data: {
      values: Array.from({ length: 300 }, (_, index) => ({
        a: 50 + ((index * 7919) % 400) / 10,
        b: 150 + ((index * 104729) % 500) / 10,
      })),
    },
    mark: 'point',
    encoding: {
      x: { field: 'a', type: 'quantitative', scale: { zero: false } },
      y: { field: 'b', type: 'quantitative', scale: { zero: false } },
    },
  },
  share: {
    title: 'Shares',
    data: {
      values: ['First', 'Second', 'Third'].map((name, index) => ({ name, amount: [30, 50, 20][index] })),
    },
    mark: 'arc',
    encoding: { theta: { field: 'amount', type: 'quantitative' }, color: { field: 'name', type: 'nominal' } },
  },
}
