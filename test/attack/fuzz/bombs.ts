import type { Random } from '../../crash/random.ts'

/** A statement made of allowed functions; its constants grow with the power, its shape stays. */
export type Bomb = (random: Random, power: number) => string

type Make = (random: Random, size: number) => string

const texts: readonly Make[] = [
  (_, size) => `repeat('x', ${size})`,
  (_, size) => `lpad('x', ${size}, 'ab')`,
  (_, size) => `rpad('', ${size}, 'é')`,
  (_, size) => `replace(repeat('a', ${root(size)}), 'a', repeat('b', ${root(size)}))`,
  (_, size) => `format('{:>${size}}', 7)`,
  (_, size) => `printf('%${size}d', 7)`,
  (random, size) => `array_to_string(${list(random, Math.ceil(size / 4))}, ',')`,
  (random, size) =>
    `${random.pick(['upper', 'reverse', 'hex', 'url_encode', 'strip_accents'])}(${text(random, size)})`,
  (random, size) => `${text(random, Math.ceil(size / 2))} || ${text(random, Math.ceil(size / 2))}`,
]

const lists: readonly Make[] = [
  (_, size) => `range(${size})`,
  (_, size) => `generate_series(1, ${size}, 3)`,
  (_, size) => `list_resize([1], ${size}, 0)`,
  (_, size) => `repeat([1, 2], ${size})`,
  (random, size) => `list_concat(${list(random, size)}, ${list(random, size)})`,
  (random, size) => `list_transform(${list(random, size)}, lambda x: x * 2)`,
  (random, size) => `list_reverse(${list(random, size)})`,
  (random, size) => `flatten([${list(random, size)}, ${list(random, size)}])`,
]

const text: Make = (random, size) => random.pick(texts)(random, size)
const list: Make = (random, size) => random.pick(lists)(random, size)
const root = (size: number) => Math.ceil(Math.sqrt(size))

const work: readonly Make[] = [
  (_, size) => `levenshtein(repeat('ab', ${root(size)}), repeat('ba', ${root(size)}) || i)`,
  (_, size) => `jaccard(repeat('ab', ${root(size)}), i::VARCHAR)`,
  () => "length(regexp_replace(md5(i::VARCHAR), '[a-f]+', 'x', 'g'))",
  (_, size) => `list_sum(list_transform(range(${root(size)}), lambda x: x * i % 7))`,
  (_, size) => `length(sha256(repeat('x', ${root(size)}) || i))`,
  () => 'sin(i) * cos(i) + ln(i + 1)',
  (_, size) => `len(list_distinct(range(${root(size)})))`,
  () => 'factorial((i % 20)::INTEGER) % 7',
]

const memoryBomb: Bomb = (random, power) => {
  const size = 10 ** power
  const aggregate = random.pick([
    "string_agg(md5(i::VARCHAR), ',')",
    'list(i)',
    'array_agg(DISTINCT i)',
    'histogram(i)',
    'quantile_disc(i, 0.5)',
  ])
  return random.pick([
    () => `SELECT length(${text(random, size)})`,
    () => `SELECT len(${list(random, size)})`,
    () => `SELECT length(CAST(${aggregate} AS VARCHAR)) FROM range(${size}) t(i)`,
  ])()
}

const cpuBomb: Bomb = (random, power) => {
  const aggregate = random.pick(['sum', 'max', 'avg', 'median', 'count'])
  const over = random.pick(['', '', ' OVER (ORDER BY i ROWS BETWEEN 1000 PRECEDING AND 1000 FOLLOWING)'])
  const measure = `${aggregate}(${random.pick(work)(random, 10 ** Math.min(power, 6))})`
  return over === ''
    ? `SELECT ${measure} FROM range(${10 ** power}) t(i)`
    : `SELECT max(m) FROM (SELECT ${measure}${over} AS m FROM range(${10 ** power}) t(i))`
}

const recursionBomb: Bomb = (random, power) => {
  const [first, step] = random.pick([
    ['1', 'x + 1'],
    ["'x'", "x || 'y'"],
    ["'x'", 'x || x'],
    ['[1]', 'list_concat(x, x)'],
    ['1.5', 'x * 1.01'],
    ['to_json(1)', 'json_array(x, x)'],
  ] as const)
  const more = random.pick(['', ', range(10)', ', (VALUES (1), (2)) v', ', sales'])
  return `WITH RECURSIVE a(n, x) AS (SELECT 1, ${first} UNION ${random.pick(['', 'ALL '])}SELECT n + 1, ${step} FROM a${more} WHERE n < ${10 ** power}) SELECT count(*), max(length(x::VARCHAR)) FROM a`
}

const relations: readonly ((size: number) => string)[] = [
  (size) => `range(${size})`,
  (size) => `generate_series(1, ${size})`,
  (size) => `(SELECT unnest(range(${Math.min(size, 10 ** 6)})))`,
  (size) => `(SELECT sin(i) FROM range(${size}) t(i))`,
]

const crossJoin: Bomb = (random, power) => {
  const count = random.whole(2, 4)
  const from = Array.from(
    { length: count },
    (_, index) => `${random.pick(relations)(10 ** power)} r${index}(i)`,
  ).join(
    random.pick(
      [', ', ' CROSS JOIN ', ', sales s, '].filter((join) => count === 2 || !join.includes('sales')),
    ),
  )
  const pick = random.pick([
    'count(*)',
    'sum(r0.i + r1.i)',
    'max(sin(r0.i) * r1.i)',
    'count(DISTINCT r0.i * r1.i)',
  ])
  return `SELECT ${pick} FROM ${from} WHERE ${random.pick(['true', 'r0.i <> r1.i', 'r0.i * r1.i % 7 = 3', 'r0.i < r1.i'])}`
}

const doublings = [
  (before: string) => `SELECT * FROM ${before} UNION ALL SELECT * FROM ${before}`,
  (before: string) => `SELECT x, y FROM ${before} EXCEPT ALL SELECT y, x FROM ${before}`,
  (before: string) => `SELECT a.x, b.y FROM ${before} a JOIN ${before} b ON a.x = b.x`,
  (before: string) => `SELECT * FROM ${before} a, ${before} b`,
  (before: string) => `SELECT x + y AS x, x * y AS y FROM (SELECT a.x, b.y FROM ${before} a, ${before} b)`,
  (before: string) =>
    `SELECT x || y AS x, y || x AS y FROM (SELECT x::VARCHAR AS x, y::VARCHAR AS y FROM ${before})`,
  (before: string) => `SELECT [x, x] AS x, {a: y, b: y} AS y FROM ${before}`,
  (before: string) => `SELECT x, (SELECT max(b.y) FROM ${before} b WHERE b.x = a.x) AS y FROM ${before} a`,
  (before: string) => `SELECT (SELECT max(x) FROM ${before}) AS x, (SELECT min(y) FROM ${before}) AS y`,
  (before: string) => `SELECT x, y FROM ${before} WHERE x IN (SELECT x FROM ${before})`,
] as const

const plannerBomb: Bomb = (random, power) => {
  const doubling = random.pick(doublings)
  const kind = random.pick(['', 'NOT MATERIALIZED '])
  const levels = Array.from(
    { length: power * 3 },
    (_, level) => `c${level + 1} AS ${kind}(${doubling(`c${level}`)})`,
  )
  return `WITH c0 AS (VALUES (1, 2), (2, 1)), c1(x, y) AS (FROM c0), ${levels.slice(1).join(', ')} SELECT * FROM c${power * 3}`
}

const largeResult: Bomb = (random, power) => {
  const size = 10 ** power
  return random.pick([
    () => `SELECT ${text(random, size)} AS x, i FROM range(${root(size)}) t(i)`,
    () => `SELECT ${list(random, size)} AS x FROM range(${root(size)})`,
    () => `SELECT i, md5(i::VARCHAR) FROM range(${size * 10}) t(i)`,
    () =>
      `WITH c0 AS (SELECT i AS x, i AS y FROM range(${root(size)}) t(i)), c1 AS (SELECT * FROM c0 a, c0 b) SELECT * FROM c1 a, c1 b, c1 c`,
  ])()
}

export const bombs = {
  'memory-bombs': memoryBomb,
  'cpu-bombs': cpuBomb,
  'recursion-bombs': recursionBomb,
  'cross-joins': crossJoin,
  'planner-bombs': plannerBomb,
  'large-results': largeResult,
} satisfies { readonly [name: string]: Bomb }

export type BombClass = keyof typeof bombs
