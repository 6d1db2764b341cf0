import { expect, test } from 'vitest'
import { isOrdered } from './is-ordered.ts'

test.each([
  ['SELECT a FROM t ORDER BY a', true],
  ['select a from t order\n by a limit 3', true],
  ['WITH s AS (SELECT 1) SELECT * FROM s UNION ALL SELECT 2 ORDER BY 1', true],
  [`SELECT '(' AS a FROM t ORDER BY a`, true],
  ['SELECT a /* ( */ FROM t -- (\nORDER BY a', true],
  ['SELECT a FROM t', false],
  ['SELECT rank() OVER (PARTITION BY (b) ORDER BY a) FROM t', false],
  ['SELECT * FROM (SELECT a FROM t ORDER BY a)', false],
  ['WITH s AS (SELECT a FROM t ORDER BY a) SELECT * FROM s', false],
  [`SELECT 'it''s ) ORDER BY a' FROM t`, false],
  [`SELECT e'it\\'s ORDER BY a' FROM t`, false],
  ['SELECT $x$ ORDER BY a $x$ FROM t', false],
  ['SELECT "ORDER BY" FROM t -- ORDER BY a', false],
  ['SELECT a AS border, bystander FROM t', false],
])('%s: %s', (sql, ordered) => {
  expect(isOrdered(sql)).toBe(ordered)
})
