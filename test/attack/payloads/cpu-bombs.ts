import { contained, type AttackClass } from '../attack-class.ts'

/** Statements that take long on little data, some in one call that no interrupt reaches. */
export const cpuBombs: AttackClass = {
  name: 'cpu-bombs',
  endings: contained,
  statements: [
    'SELECT sum(sin(i) * cos(i)) FROM range(100000000000) t(i)',
    "SELECT count(*) FROM range(100000000000) t(i) WHERE md5(i::VARCHAR) LIKE '0000000000%'",
    "SELECT levenshtein(repeat('a', 100000), repeat('b', 100000))",
    "SELECT count(*) FROM range(1000000000) t(i) WHERE regexp_matches(repeat('a', 10000) || i, '(a|b|ab)*c')",
    "SELECT regexp_extract_all(repeat('a', 10000000), '((a*)*)*')",
    "SELECT count(*) FROM range(1000000000) t(i) WHERE regexp_full_match(repeat('a', 10000) || i, '(a{0,30}){0,30}b')",
    "SELECT count(*) FROM range(1000000000) t(i) WHERE repeat('a', 10000) || i LIKE repeat('%a', 1000) || 'b'",
    'SELECT list_reduce(range(100000000), lambda a, b: (a * b) % 7919)',
    'SELECT sum(x) FROM (SELECT median(i) OVER (ORDER BY i ROWS BETWEEN 100000 PRECEDING AND 100000 FOLLOWING) AS x FROM range(1000000) t(i))',
    'SELECT mode(i % 1000003) OVER (ORDER BY i ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) FROM range(200000000) t(i)',
    'SELECT sum(a.i) FROM range(200000) a(i) JOIN range(200000) b(i) ON a.i * b.i % 1000003 = 7',
  ],
}
