import { describe, expect, test } from 'vitest'
import { readText, readValue } from './json-bench.contract.ts'

const table = { names: ['a', 'b'], lines: ['1,x', '2,y'] }

describe('one table', () => {
  test.each([
    ['records', '[{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]'],
    ['lines', '{"a": 1, "b": "x"}\n\n{"a": 2, "b": "y"}\n'],
    ['values without anything between them', '{"a": 1, "b": "x"}{"a": 2, "b": "y"}'],
    ['values on several lines', '{\n "a": 1,\n "b": "x"\n}\n{\n "a": 2,\n "b": "y"\n}'],
    ['lines that end in commas', '{"a": 1, "b": "x"},\n{"a": 2, "b": "y"},\n'],
    ['values after separators of records', '\u001e{"a": 1, "b": "x"}\n\u001e{"a": 2, "b": "y"}\n'],
    ['pages of records', '[[{"a": 1, "b": "x"}], [{"a": 2, "b": "y"}]]'],
    ['pages of records on lines', '[{"a": 1, "b": "x"}]\n[{"a": 2, "b": "y"}]\n'],
    ['records in an object', '{"data": [{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]}'],
    ['records deep in objects', '{"reply": {"body": {"list": [{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]}}}'],
    ['lists with a header', '[["a", "b"], [1, "x"], [2, "y"]]'],
    ['lists with a header on lines', '["a", "b"]\n[1, "x"]\n[2, "y"]'],
    ['columns', '{"a": [1, 2], "b": ["x", "y"]}'],
    ['columns with numbered rows', '{"a": {"0": 1, "1": 2}, "b": {"0": "x", "1": "y"}}'],
    ['numbered records', '{"0": {"a": 1, "b": "x"}, "1": {"a": 2, "b": "y"}}'],
    ['names and rows apart', '{"columns": ["a", "b"], "index": [0, 1], "data": [[1, "x"], [2, "y"]]}'],
    ['names that come twice', '{"all": 5, "all": [{"a": 1, "b": "x"}, {"a": 2, "b": "y"}]}'],
    ['rows before their names', '{"rows": [[1, "x"], [2, "y"]], "header": ["a", "b"]}'],
  ])('as %s', async (_, text) => {
    const { tables } = await readText(text)
    expect(tables).toEqual([{ title: 'orders', ...table }])
  })

  test('of records by key has the keys in a column', async () => {
    expect(await readValue({ u1: { name: 'Ada' }, u2: { name: 'Bea', age: 3 } })).toEqual({
      names: ['key', 'name', 'age'],
      lines: ['u1,Ada,', 'u2,Bea,3'],
    })
  })

  test('of lists by year has the years in a column', async () => {
    expect(await readValue({ 2020: [{ a: 1 }], 2021: [{ a: 2 }, { a: 3 }] })).toEqual({
      names: ['key', 'a'],
      lines: ['2020,1', '2021,2', '2021,3'],
    })
  })

  test('inside an object that says more is found, and the rest is reported', async () => {
    const { tables, report } = await readText(
      JSON.stringify({
        unit: 'C',
        grid: { lat: 1 },
        hourly: { time: ['t1', 't2', 't3'], temperature: [1, 2, null] },
      }),
    )
    expect(tables).toEqual([
      { title: 'orders', names: ['time', 'temperature'], lines: ['t1,1', 't2,2', 't3,'] },
    ])
    expect(report.notes).toEqual([
      'orders: written column by column in the file.',
      'Beside its tables the file says: unit = C; grid.lat = 1',
    ])
  })

  test.each([
    ['lists without a header', [[1, 2], [3]], ['column_1', 'column_2'], ['1,2', '3,']],
    ['scalars', ['x', null, 2], ['value'], ['x', '', '2']],
    ['one object', { a: 1, b: { c: 2, d: ['x', 'y'] }, e: null }, ['a', 'b.c', 'b.d', 'e'], ['1,2,"x, y",']],
    ['one object with lists of all lengths', { a: ['x'], b: ['y', 'z'] }, ['a', 'b'], ['x,"y, z"']],
    ['an object with a text in between', { a: { x: 1 }, b: { y: 2 } }, ['a.x', 'b.y'], ['1,2']],
    ['records and others', [{ a: 1 }, 5, null], ['a', 'value'], ['1,', ',5', ',']],
    ['rows with other names', [{ a: 1 }, { b: 2, a: 3 }, {}], ['a', 'b'], ['1,', '3,2', ',']],
    ['names written twice', [{ a: 1, A: 2 }], ['a', 'A_2'], ['1,2']],
  ])('of %s', async (_, value, names, lines) => {
    expect(await readValue(value)).toEqual({ names, lines })
  })
})

describe('what lies in records', () => {
  test('is a column by the names that lead to it, at its first appearance', async () => {
    const rows = [{ a: { b: 1 }, c: 2 }, { d: 3, a: { e: { f: 4 } } }, { a: 'scalar' }]
    expect(await readValue(rows)).toEqual({
      names: ['a', 'a.b', 'c', 'd', 'a.e.f'],
      lines: [',1,2,,', ',,,3,4', 'scalar,,,,'],
    })
  })

  test('stays JSON further in than four names', async () => {
    const text = '[{"a": {"b": {"c": {"d": {"e": [1.50, {"f": "g h"}]}, "d2": 5}}}}]'
    const { tables } = await readText(text)
    expect(tables).toEqual([
      { title: 'orders', names: ['a.b.c.d', 'a.b.c.d2'], lines: ['"{""e"":[1.50,{""f"":""g h""}]}",5'] },
    ])
  })

  test('and is nothing in one row leaves no column of its own', async () => {
    expect(await readValue([{ a: null }, { a: { b: 1 } }, { a: {} }])).toEqual({
      names: ['a.b'],
      lines: ['', '1', ''],
    })
  })

  test('is a table of its own if it is records, joined by what tells the rows apart', async () => {
    const { tables, report } = await readText(
      JSON.stringify([
        {
          order_id: 7,
          code: 'k',
          lines: [
            { sku: 'p', n: 2 },
            { sku: 'q', n: 1 },
          ],
        },
        { order_id: 8, code: 'k', lines: [] },
        { order_id: 9, code: 'l', lines: [{ sku: 'p', n: 4 }] },
      ]),
    )
    expect(tables).toEqual([
      { title: 'orders', names: ['order_id', 'code'], lines: ['7,k', '8,k', '9,l'] },
      { title: 'orders lines', names: ['order_id', 'sku', 'n'], lines: ['7,p,2', '7,q,1', '9,p,4'] },
    ])
    expect(report.notes).toEqual([
      'orders lines: taken from inside orders; order_id says which row each belongs to.',
    ])
  })

  test('is joined by the number of the row if nothing tells the rows apart', async () => {
    const { tables } = await readText(
      JSON.stringify([
        { id: 1, more: { parts: [{ x: 1, bits: [{ y: 5 }] }] } },
        { id: 1, more: { parts: [{ x: 2 }, 3] } },
      ]),
    )
    expect(tables).toEqual([
      { title: 'orders', names: ['id', 'row_number'], lines: ['1,1', '1,2'] },
      {
        title: 'orders more parts',
        names: ['orders_row_number', 'x', 'value', 'row_number'],
        lines: ['1,1,,1', '2,2,,2', '2,,3,3'],
      },
      { title: 'orders more parts bits', names: ['orders_more_parts_row_number', 'y'], lines: ['1,5'] },
    ])
  })

  test('is joined by the key of the record if it has one', async () => {
    const { tables } = await readText(
      JSON.stringify({ x: { n: 1, parts: [{ p: 1 }] }, y: { n: 2, parts: [{ p: 2 }] } }),
    )
    expect(tables).toEqual([
      { title: 'orders', names: ['key', 'n'], lines: ['x,1', 'y,2'] },
      { title: 'orders parts', names: ['orders_key', 'p'], lines: ['x,1', 'y,2'] },
    ])
  })
})

describe('what else an object says', () => {
  test.each([
    ['split', { columns: ['a'], data: [[1]], types: ['int'], index: ['r'] }, 'types = int'],
    ['records', { data: [{ a: 1 }], meta: { page: 1, by: null } }, 'meta.page = 1'],
    ['map', { users: { x: { n: 1 }, y: { n: 2 }, z: { n: 3 } }, version: 2 }, 'version = 2'],
  ])('beside a table, as %s, is reported', async (_, value, facts) => {
    const { tables, report } = await readText(JSON.stringify(value))
    expect(tables).toHaveLength(1)
    expect(report.notes.at(-1)).toBe(`Beside its tables the file says: ${facts}`)
  })
})

describe('several tables', () => {
  test('are named by what leads to them, and told apart', async () => {
    const { tables } = await readText(
      JSON.stringify({
        'a b': [{ x: 1 }],
        a: { b: [{ y: 2 }] },
        list: [
          [1, 2],
          [3, 4],
        ],
        note: 'n',
      }),
    )
    expect(tables.map(({ title, names }) => [title, names])).toEqual([
      ['a b', ['x']],
      ['a b 2', ['y']],
      ['list', ['column_1', 'column_2']],
    ])
  })
})
