import { contained, type AttackClass } from '../attack-class.ts'

/** Much memory from few characters, most of it where the engine does not count it. */
export const memoryBombs: AttackClass = {
  name: 'memory-bombs',
  endings: contained,
  statements: [
    "SELECT length(repeat('x', 2000000000))",
    "SELECT length(lpad('x', 2000000000, 'y'))",
    'SELECT len(list_resize([1], 2000000000))',
    'SELECT len(repeat([1, 2, 3], 1000000000))',
    "SELECT len(array_agg(repeat('x', 1000) || i)) FROM range(100000000) t(i)",
    "SELECT length(format('{:>2000000000}', 1))",
    "SELECT len(list_transform(range(100000000), lambda x: repeat('x', 1000)))",
    'SELECT NULL::INTEGER[99999]',
    'SELECT NULL::INTEGER[99999][99999]',
    "SELECT length(list_reduce(list_transform(range(60), lambda i: repeat('x', 100)), lambda a, b: a || a))",
    "SELECT length(hex(repeat('x', 700000000)))",
  ],
}
