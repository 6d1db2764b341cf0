// The tables that queries are timed on. Every value follows from the row's number, so that all runs have the same ones.
import path from 'node:path'

const customers = 200_000
const products = 5_000

const sales = (rows) => `
  SELECT i AS id,
    'City of ' || hash(i) % 200 AS city,
    'customer-' || hash(i + 1) % ${customers} AS customer,
    'product ' || hash(i * 7) % ${products} AS product,
    DATE '2020-01-01' + (hash(i * 3) % 1500)::INTEGER AS day,
    (hash(i * 11) % 100000) / 100 AS amount,
    (hash(i * 13) % 50)::INTEGER AS quantity
  FROM range(${rows}) numbers(i)`

const customerList = `
  SELECT 'customer-' || i AS customer, 'segment ' || i % 40 AS segment, (i % 977) / 1000 AS discount
  FROM range(${customers}) numbers(i)`

/** Writes both as Parquet and tells where they are. */
export async function writeTables(connection, folder, rows) {
  const written = []
  for (const [name, select] of [
    ['sales', sales(rows)],
    ['customers', customerList],
  ]) {
    const file = path.join(folder, `${name}.parquet`)
    await connection.run(`COPY (${select}) TO '${file}' (FORMAT parquet)`)
    written.push({ name, file })
  }
  return written
}

/** Writes the sales as a CSV and tells where it is. */
export async function writeCsv(connection, folder, rows) {
  const file = path.join(folder, 'sales.csv')
  await connection.run(`COPY (${sales(rows)}) TO '${file}' (FORMAT csv)`)
  return file
}

/** Queries of the kinds that take their time. */
export const queries = [
  {
    name: 'group by a text',
    sql: `SELECT customer, count(*) AS sold, sum(amount) AS total FROM sales
      GROUP BY customer ORDER BY total DESC, customer LIMIT 10`,
  },
  {
    name: 'count distinct',
    sql: `SELECT city, count(DISTINCT customer) AS customers FROM sales GROUP BY city ORDER BY customers DESC, city`,
  },
  {
    name: 'window',
    sql: `SELECT city, place, id, amount
      FROM (SELECT *, row_number() OVER (PARTITION BY city ORDER BY amount DESC, id) AS place FROM sales)
      WHERE place <= 3 ORDER BY city, place`,
  },
  {
    name: 'join',
    sql: `SELECT segment, count(*) AS sold, sum(amount * (1 - discount)) AS total
      FROM sales JOIN customers USING (customer) GROUP BY segment ORDER BY total DESC, segment`,
  },
  {
    name: 'sort with a limit',
    sql: `SELECT customer, day, amount, id FROM sales ORDER BY customer, day, id LIMIT 1000`,
  },
]
