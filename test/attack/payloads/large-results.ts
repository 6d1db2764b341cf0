import { containedOrDone, type AttackClass } from '../attack-class.ts'

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(', ')

export const largeResults: AttackClass = {
  name: 'large-results',
  endings: containedOrDone,
  statements: [
    'SELECT i FROM range(100000000000) t(i)',
    "SELECT repeat('x', 1000000) FROM range(1000)",
    "SELECT repeat('x', 40000000)",
    "SELECT list(repeat('x', 1000)) FROM range(50000) t(i)",
    `SELECT ${times(60_000, () => '1')}`,
    `WITH a AS (SELECT ${times(1_000, (index) => `1 AS c${index}`)}), b AS (SELECT ${times(100, (index) => `a${index}.*`)} FROM ${times(100, (index) => `a a${index}`)}) SELECT * FROM b x, b y`,
    `WITH a AS (SELECT ${times(1_000, (index) => `1 AS c${index}`)}) SELECT ${times(1_000, () => 'a.*')} FROM a`,
    `WITH a AS (SELECT 1 AS "${'n'.repeat(100_000)}") SELECT ${times(15_000, () => 'a.*')} FROM a`,
    `WITH a AS (SELECT 1 AS "${'n'.repeat(20_000)}") SELECT ${times(5_000, () => 'a.*')} FROM a`,
    'SELECT * FROM range(10000000) a(i), (VALUES (1, 2, 3, 4, 5, 6, 7, 8)) b',
    'SELECT city, repeat(city, 10000000) FROM sales',
    "SELECT error_text::INTEGER FROM (SELECT repeat('x', 50000000) AS error_text)",
  ],
}
