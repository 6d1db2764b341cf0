// DuckDB with nothing around it, one thread, in a process of its own: makes the CSV, and turns it into Parquet as it is.
import { DuckDBInstance } from '@duckdb/node-api'
import { answerOnce } from './bare-process.mjs'

const statements = {
  /** Dates, times, texts with and without quotes, numbers and truths; every value follows from the row's number. */
  make: ({ csv, rows }) => `COPY (
    SELECT i AS id,
      DATE '2020-01-01' + (hash(i * 3) % 1500)::INTEGER AS day,
      TIMESTAMP '2020-01-01 00:00:00' + to_seconds((hash(i * 5) % 100000000)::BIGINT) AS sold_at,
      'City of ' || hash(i) % 200 AS city,
      'customer-' || hash(i + 1) % 200000 AS customer,
      CASE WHEN hash(i * 17) % 3 = 0 THEN 'size ' || hash(i) % 20 || ', boxed' ELSE 'loose' END AS packing,
      (hash(i * 11) % 100000) / 100 AS amount,
      (hash(i * 13) % 50)::INTEGER AS quantity,
      (hash(i * 19) % 1000000) / 1000000 AS share,
      hash(i) % 2 = 0 AS paid
    FROM range(${rows}) numbers(i)) TO '${csv}' (FORMAT csv)`,
  convert: ({ csv, parquet }) => `COPY (SELECT * FROM read_csv('${csv}')) TO '${parquet}' (FORMAT parquet)`,
}

answerOnce(async ({ work, ...files }) => {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' })
  const connection = await instance.connect()
  return () => connection.run(statements[work](files))
})
