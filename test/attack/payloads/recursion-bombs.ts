import { contained, type AttackClass } from '../attack-class.ts'

export const recursionBombs: AttackClass = {
  name: 'recursion-bombs',
  endings: contained,
  statements: [
    'WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a) SELECT count(*) FROM a',
    'WITH RECURSIVE a(n) AS (SELECT 1 UNION SELECT n + 1 FROM a) SELECT max(n) FROM a',
    'WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + i FROM a, range(1000) t(i)) SELECT count(*) FROM a',
    "WITH RECURSIVE a(s) AS (SELECT 'x' UNION ALL SELECT s || s FROM a) SELECT max(length(s)) FROM a",
    'WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL (WITH RECURSIVE b(m) AS (SELECT n FROM a UNION ALL SELECT m + 1 FROM b) SELECT m FROM b)) SELECT * FROM a',
    'WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a), b(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM b) SELECT count(*) FROM a, b',
    'WITH RECURSIVE a(k, n) USING KEY (k) AS (SELECT 1, 1 UNION SELECT k, n + 1 FROM a) SELECT * FROM a',
    'WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a WHERE n < (SELECT sum(i) FROM range(100000) t(i) WHERE i > n)) SELECT count(*) FROM a',
    "WITH RECURSIVE a(j) AS (SELECT to_json(1) UNION ALL SELECT json_object('a', j, 'b', j) FROM a) SELECT max(length(j::VARCHAR)) FROM a",
    'SELECT (WITH RECURSIVE a(n) AS (SELECT i UNION ALL SELECT n + 1 FROM a) SELECT max(n) FROM a) FROM range(10) t(i)',
  ],
}
