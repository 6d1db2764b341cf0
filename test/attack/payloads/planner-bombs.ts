import { containedOrDone, type AttackClass } from '../attack-class.ts'

const times = (count: number, part: (index: number) => string, between: string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(between)

const doubling = (levels: number, select: (before: string) => string) =>
  `WITH a0 AS (SELECT 1 AS x, 2 AS y), ${times(levels, (level) => `a${level + 1} AS NOT MATERIALIZED (${select(`a${level}`)})`, ', ')} SELECT * FROM a${levels}`

/** Small or middling texts whose plans are huge: the time goes before the first row, where an interrupt is not heard. */
export const plannerBombs: AttackClass = {
  name: 'planner-bombs',
  endings: containedOrDone,
  statements: [
    doubling(25, (before) => `SELECT * FROM ${before} UNION ALL SELECT * FROM ${before}`),
    doubling(20, (before) => `SELECT * FROM ${before}, ${before} b`),
    doubling(22, (before) => `SELECT (SELECT max(x) FROM ${before}) + (SELECT min(x) FROM ${before}) AS x`),
    times(50_000, () => 'SELECT 1', ' UNION '),
    times(9_000, () => 'SELECT 1', ' UNION ALL '),
    `SELECT ${'('.repeat(50_000)}1${')'.repeat(50_000)}`,
    `SELECT ${'abs('.repeat(900)}1${')'.repeat(900)}`,
    `SELECT ${'abs('.repeat(20_000)}1${')'.repeat(20_000)}`,
    `SELECT ${'NOT '.repeat(45_000)}true`,
    `SELECT ${'- '.repeat(90_000)}1`,
    `SELECT ${'['.repeat(30_000)}1${']'.repeat(30_000)}`,
    `SELECT ${'{a: '.repeat(20_000)}1${'}'.repeat(20_000)}`,
    `SELECT 1::INTEGER${'[]'.repeat(60_000)}`,
    `SELECT 1 WHERE 1 IN (${times(30_000, String, ', ')})`,
    `SELECT ${times(60_000, () => '1', '+')}`,
    `SELECT ${times(30_000, () => "'a'", '||')}`,
    `SELECT CASE amount ${times(7_000, (index) => `WHEN ${index} THEN ${index + 1}`, ' ')} END FROM sales`,
    `SELECT ${'CASE WHEN true THEN '.repeat(5_000)}1${' END'.repeat(5_000)}`,
    `SELECT * FROM ${'(SELECT * FROM '.repeat(5_000)}sales${')'.repeat(5_000)}`,
    `SELECT * FROM ${times(3_000, (index) => `sales s${index}`, ', ')}`,
    `SELECT count(*) FROM ${times(60, (index) => `sales s${index}`, ' JOIN ').replace(/ JOIN sales (s\d+)/g, ' JOIN sales $1 USING (city)')}`,
    `SELECT city, count(*) FROM sales GROUP BY CUBE (${times(24, (index) => `city || ${index}`, ', ')})`,
    `SELECT ${times(8_000, (index) => `sum(amount) OVER (ORDER BY ${index})`, ', ')} FROM sales`,
    `WITH ${times(5_000, (index) => `c${index} AS (SELECT ${index})`, ', ')} SELECT 1`,
    `SELECT * FROM (PIVOT sales ON city IN (${times(20_000, (index) => `'${index}'`, ', ')}) USING sum(amount))`,
    `SELECT * FROM sales ${'LEFT JOIN LATERAL (SELECT 1) x ON true '.repeat(2_000)}`,
    `SELECT ${'list_transform([1], lambda x: '.repeat(300)}1${')[1]'.repeat(300)}`,
    `SELECT regexp_matches('a', '(((a{1,1000}){1,1000}){1,1000})')`,
    `SELECT ${'json_array('.repeat(900)}1${')'.repeat(900)}`,
    `VALUES ${times(30_000, (index) => `(${index})`, ', ')}`,
  ],
}
