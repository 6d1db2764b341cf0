import { describe, expect, it } from 'vitest'
import type { Cell } from '@auger/contract'
import { chartKinds } from '@auger/contract/plan'
import { grouped, listed, type Rows } from './exhibit.contract.ts'
import { seen } from './seen.contract.ts'

const bars = (rows: Rows) =>
  seen(
    grouped('bars', { title: 'Title', by: ['a.b["c"]\\d'], measures: { 'x[0].y': 'sum' }, rows })
      .specification,
  )

/** As it looks: a blank at the end of a label is not seen. */
const looks = (label: unknown): string => String(label).trimEnd()

describe('a chart of hostile labels', () => {
  const names: readonly Cell[] = [
    'a.b[0]["c"]',
    'back\\slash \\n \\u0041',
    '"quoted" \'twice\'',
    'datum.value; 1/0',
    '__proto__',
    'constructor',
    '${x} #{y} <b>&amp;</b>',
    '🚀 launch',
  ]

  it('shows each as it is', async () => {
    const { marks, xLabels, yLabels, warnings } = await bars(names.map((name, index) => [name, index + 1]))
    expect([...xLabels, ...yLabels].map(looks)).toEqual(expect.arrayContaining([...names]))
    expect(marks.map(({ label, value }) => [looks(label), value])).toEqual(
      names.map((name, index) => [name, index + 1]),
    )
    expect(warnings).toEqual([])
  })

  it('shows them as series too', async () => {
    const rows = names.slice(0, 5).flatMap((name) => ['p', 'q'].map((other) => [other, name, 1]))
    const { specification } = grouped('series', {
      title: 'Title',
      by: ['k', 's.t'],
      measures: { 'x.y': 'sum' },
      rows,
    })
    expect((await seen(specification)).legend.map(looks)).toEqual(names.slice(0, 5))
  })

  it('keeps apart what only looks alike', async () => {
    const { marks } = await bars([
      [null, 1],
      ['(missing)', 2],
      ['', 3],
      [' ', 4],
      ['a', 5],
      ['a\n', 6],
    ])
    expect(marks.map(({ label, value }) => [label, value])).toEqual([
      ['(missing)', 1],
      ['(missing) (2)', 2],
      ['""', 3],
      ['"" (2)', 4],
      ['a', 5],
      ['a (2)', 6],
    ])
  })

  it('keeps apart rows that have the same name', async () => {
    const { specification } = listed('same', {
      title: 'Title',
      chart: 'bar',
      columns: { city: 'text', price: 'number' },
      rows: [
        ['Rome', 1],
        ['Rome', 2],
      ],
    })
    expect((await seen(specification)).xLabels).toEqual(['Rome', 'Rome (2)'])
  })
})

describe('a chart of awkward numbers', () => {
  it.each<[string, readonly Cell[], readonly string[]]>([
    ['huge', [1.4e15, 9e14], ['0', '200T', '400T', '600T', '800T', '1,000T', '1,200T', '1,400T']],
    ['tiny', [3.1e-9, 1e-9], ['0', '0.5', '1', '1.5', '2', '2.5', '3', '3.5']],
    [
      'beyond a double',
      ['9007199254740993', '3000000000000000'],
      ['0', '2,000T', '4,000T', '6,000T', '8,000T', '10,000T'],
    ],
    ['equal', [7, 7, 7], ['0', '1', '2', '3', '4', '5', '6', '7']],
    ['zero', [0, 0], ['0', '1']],
    ['below zero', [-4, -8], ['−8', '−6', '−4', '−2', '0']],
  ])('stands on zero and labels its axis plainly: %s', async (_, values, labels) => {
    const { yLabels } = await bars(values.map((value, index) => [`n${index}`, value]))
    for (const label of labels) expect(yLabels).toContain(label)
    for (const label of yLabels) expect(label).not.toMatch(/\de/)
  })

  it('leaves out rows without a value', async () => {
    const { marks } = await bars([
      ['a', 1],
      ['b', null],
      ['c', 3],
    ])
    expect(marks.map(({ label }) => label)).toEqual(['a', 'c'])
  })
})

describe('every kind', () => {
  const shapes: readonly (readonly [string, Rows])[] = [
    ['one row', [['a', 5]]],
    [
      'equal values',
      [
        ['a', 5],
        ['b', 5],
        ['c', 5],
      ],
    ],
    [
      'zeros',
      [
        ['a', 0],
        ['b', 0],
      ],
    ],
    [
      'a missing key and value',
      [
        [null, 5],
        ['b', null],
      ],
    ],
  ]
  it.each(chartKinds.flatMap((kind) => shapes.map(([shape, rows]) => [kind, shape, rows] as const)))(
    '%s can be wished for of %s',
    async (chart, _, rows) => {
      const groups = grouped('groups', { title: 'Title', chart, by: ['k'], measures: { m: 'sum' }, rows })
      const list = listed('list', { title: 'Title', chart, columns: { k: 'text', m: 'number' }, rows })
      for (const { specification } of [groups, list]) {
        const { marks, warnings } = await seen(specification)
        expect(marks.length).toBeGreaterThan(0)
        expect(warnings).toEqual([])
      }
    },
  )
})
