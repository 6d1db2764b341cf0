// What plans of metrics compile to, through our engine, against SQL that a person would write, on DuckDB in this process.
import { compileStep } from '@auger/server/operations/compile'
import { validatePlan } from '@auger/server/operations/validate'
import { inTurn, printAll, printComparison } from './comparison.mjs'
import { ask, withTables } from './with-tables.mjs'

const largestRatio = 1.15

const column = (name) => ({ kind: 'column', column: name })
const sum = (name, more = {}) => ({ kind: 'aggregate', function: 'sum', of: column(name), ...more })
const count = { kind: 'aggregate', function: 'count' }
const by = (...names) => names.map((name) => ({ column: name, as: name }))
const period = (grain) => ({ column: 'day', grain, as: grain })
const metrics = (dimensions, figures) => ({
  kind: 'metrics',
  by: dimensions,
  metrics: Object.entries(figures).map(([as, metric]) => ({ as, metric })),
})
const month = "CAST(date_trunc('month', day) AS DATE)"
const months = `SELECT ${month} AS month, sum(amount) AS total FROM sales GROUP BY ALL`
const over = 'OVER (ORDER BY month)'

const cases = [
  {
    name: 'ratio',
    verbs: [metrics(by('city'), { price: { kind: 'ratio', of: sum('amount'), to: sum('quantity') } })],
    sql: 'SELECT city, sum(amount) / nullif(sum(quantity), 0) AS price FROM sales GROUP BY city ORDER BY city',
  },
  {
    name: 'aggregate with its own filter',
    verbs: [
      metrics(by('city'), {
        large: sum('amount', { where: { kind: 'compare', column: 'quantity', operator: '>', value: 25 } }),
        all: sum('amount'),
      }),
    ],
    sql: 'SELECT city, sum(amount) FILTER (WHERE quantity > 25) AS large, sum(amount) AS "all" FROM sales GROUP BY city ORDER BY city',
  },
  {
    name: 'aggregate of a formula',
    verbs: [
      metrics(by('city'), {
        worth: {
          kind: 'aggregate',
          function: 'sum',
          of: { kind: 'binary', operator: '*', left: column('amount'), right: column('quantity') },
        },
      }),
    ],
    sql: 'SELECT city, sum(amount * quantity) AS worth FROM sales GROUP BY city ORDER BY city',
  },
  {
    name: 'quantile',
    verbs: [
      metrics(by('city'), {
        p90: { kind: 'aggregate', function: 'quantile', of: column('amount'), at: 0.9 },
      }),
    ],
    sql: 'SELECT city, quantile_cont(amount, 0.9) AS p90 FROM sales GROUP BY city ORDER BY city',
  },
  {
    name: 'distinct per group',
    verbs: [
      metrics(by('city'), {
        each: {
          kind: 'ratio',
          of: sum('amount'),
          to: { kind: 'aggregate', function: 'distinct', of: column('customer') },
        },
      }),
    ],
    sql: 'SELECT city, sum(amount) / count(DISTINCT customer) AS each FROM sales GROUP BY city ORDER BY city',
  },
  {
    name: 'share of all and of the parent',
    verbs: [
      metrics(by('city', 'product'), {
        all: { kind: 'share', of: sum('amount'), within: [] },
        own: { kind: 'share', of: sum('amount'), within: ['city'] },
      }),
    ],
    sql: `SELECT city, product, 100 * sum(amount) / sum(sum(amount)) OVER () AS "all",
      100 * sum(amount) / sum(sum(amount)) OVER (PARTITION BY city) AS own FROM sales GROUP BY city, product ORDER BY city, product`,
  },
  {
    name: 'rank, and the top three of each group',
    verbs: [
      metrics(by('city', 'product'), { total: sum('amount') }),
      { kind: 'top', count: 3, within: ['city'], by: [{ column: 'total', direction: 'descending' }] },
    ],
    sql: `SELECT city, product, sum(amount) AS total FROM sales GROUP BY city, product
      QUALIFY rank() OVER (PARTITION BY city ORDER BY total DESC) <= 3 ORDER BY city, total DESC, product`,
  },
  {
    name: 'change against the previous period and the year before',
    verbs: [
      metrics([period('month')], {
        total: sum('amount'),
        change: { kind: 'change', of: sum('amount'), against: 'previous', in: 'percent' },
        year: { kind: 'change', of: sum('amount'), against: 'year', in: 'amount' },
      }),
    ],
    sql: `SELECT month, total, 100 * (total - lag(total) ${over}) / lag(total) ${over} AS change, total - lag(total, 12) ${over} AS year
      FROM (${months}) ORDER BY month`,
  },
  {
    name: 'cumulative and moving',
    verbs: [
      metrics([period('month')], {
        far: { kind: 'cumulative', of: sum('amount') },
        three: { kind: 'moving', of: sum('amount'), function: 'mean', periods: 3 },
      }),
    ],
    sql: `SELECT month, sum(total) ${over} AS far, avg(total) OVER (ORDER BY month ROWS 2 PRECEDING) AS three FROM (${months}) ORDER BY month`,
  },
  {
    name: 'season, weekday and part of a year',
    verbs: [
      metrics(
        [
          { column: 'day', grain: 'weekday', as: 'weekday' },
          { column: 'day', grain: 'quarter-of-year', as: 'quarter' },
        ],
        { rows: count },
      ),
    ],
    sql: 'SELECT isodow(day) AS weekday, quarter(day) AS quarter, count(*) AS rows FROM sales GROUP BY ALL ORDER BY ALL',
  },
  {
    name: 'bins',
    verbs: [metrics([{ column: 'amount', bins: { kind: 'width', width: 50 }, as: 'from' }], { rows: count })],
    sql: 'SELECT floor(amount / 50) * 50 AS "from", count(*) AS rows FROM sales GROUP BY ALL ORDER BY ALL',
  },
  {
    name: 'pivot',
    verbs: [
      metrics(
        [
          { column: 'city', as: 'city' },
          { column: 'day', grain: 'quarter-of-year', as: 'quarter' },
        ],
        {
          total: sum('amount'),
        },
      ),
      {
        kind: 'pivot',
        column: 'quarter',
        of: 'total',
        values: [1, 2, 3, 4].map((value) => ({ value, as: `Q${value}` })),
      },
    ],
    sql: `SELECT city, ${[1, 2, 3, 4].map((value) => `sum(amount) FILTER (WHERE quarter(day) = ${value}) AS Q${value}`).join(', ')}
      FROM sales GROUP BY city ORDER BY city`,
  },
  {
    name: 'a path over two tables',
    input: { kind: 'path', tableId: 'sales', joins: [{ from: 'customer', to: 'customers', on: 'customer' }] },
    verbs: [metrics(by('segment'), { total: sum('amount') })],
    sql: 'SELECT segment, sum(amount) AS total FROM sales LEFT JOIN customers USING (customer) GROUP BY segment ORDER BY segment',
  },
]

export async function measureMetrics({ rounds, rows }) {
  await withTables(rows, async ({ open, bare, tables }) => {
    const { engine } = await open()
    console.log(`\nmetrics: ${rounds} rounds, ${rows} rows of Parquet, against SQL by hand on bare DuckDB`)
    try {
      await compare(engine, bare, tables, { rounds, rows })
    } finally {
      await engine.close()
    }
  })
}

async function compare(engine, bare, files, { rounds, rows }) {
  const tables = tablesOf(rows)
  const all = []
  for (const { name, input = { kind: 'table', tableId: 'sales' }, verbs, sql } of cases) {
    const step = { id: 'step', input, verbs, chart: 'none', answer: [] }
    const problems = validatePlan({ version: 2, steps: [step] }, tables)
    if (problems.length > 0) throw new Error(`${name}: ${problems.join('; ')}`)
    const compiled = compileStep(step, [], tables)
    const askOurs = () => ask(engine, files, compiled)
    const [ours, theirs] = [await askOurs(), await bare.rows(sql)]
    if (ours.rowCount !== theirs.length)
      throw new Error(`${name}: ${ours.rowCount} rows, by hand ${theirs.length}`)
    const measured = await inTurn(
      rounds,
      { processId: process.pid, work: askOurs },
      { processId: process.pid, work: () => bare.rows(sql) },
    )
    all.push(...printComparison(name, measured, largestRatio))
  }
  printAll('all metrics: ours / by hand', all, largestRatio)
}

/** As ingest would describe them. */
function tablesOf(rows) {
  const table = (name, types, keys, rowCount) => ({
    id: name,
    sourceId: name,
    datasetId: 'speed',
    name,
    title: name,
    objectKey: name,
    rowCount,
    keys,
    columns: Object.entries(types).map(([own, type]) => ({
      name: own,
      type,
      role: 'category',
      missing: 0,
      distinct: 1,
      minimum: null,
      maximum: null,
      frequent: [],
      unit: null,
      grain: null,
      distribution: null,
      averageLength: null,
      written: null,
    })),
  })
  const [text, number, integer] = ['text', 'number', 'integer']
  const sales = {
    id: integer,
    city: text,
    customer: text,
    product: text,
    day: 'date',
    amount: number,
    quantity: integer,
  }
  return [
    table('sales', sales, [['id']], rows),
    table('customers', { customer: text, segment: text, discount: number }, [['customer']], 200_000),
  ]
}
