import { contained, type AttackClass } from '../attack-class.ts'

const sales = (count: number) => Array.from({ length: count }, (_, index) => `sales s${index}`).join(', ')

export const crossJoins: AttackClass = {
  name: 'cross-joins',
  endings: contained,
  statements: [
    'SELECT count(*) FROM range(1000000000) a, range(1000000000) b',
    'SELECT sum(a.i * b.i) FROM range(10000000) a(i), range(10000000) b(i)',
    'SELECT * FROM range(1000000) a, range(1000000) b, range(1000000) c',
    `SELECT count(*) FROM ${sales(30)}`,
    `SELECT max(s0.amount + s19.amount) FROM ${sales(20)}`,
    'SELECT a.i FROM range(1000000) a(i), range(1000000) b(i) ORDER BY a.i + b.i DESC',
    'SELECT count(*) FROM range(1000000) a(i) JOIN range(1000000) b(i) ON a.i <> b.i AND sin(a.i) < cos(b.i)',
    'SELECT count(*) FROM range(3000000) a(i) JOIN range(3000000) b(i) ON a.i % 2 = b.i % 2',
    'SELECT count(*) FROM range(100000000) a(i), LATERAL (SELECT count(*) AS n FROM range(100000) b(j) WHERE j > i) c',
    'SELECT (SELECT count(*) FROM range(1000000) b(j) WHERE j * i % 7 = 3) FROM range(1000000) a(i)',
    'SELECT count(*) FROM generate_series(1, 100000000000) a, generate_series(1, 100000000000) b',
  ],
}
