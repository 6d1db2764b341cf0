import { describe, expect, test } from 'vitest'
import { at, line, lines, pdfOf, prose } from '../samples/pdf.contract.ts'
import { fixture, readSample } from '../samples/read-sample.contract.ts'

const read = async (...pages: readonly string[]) =>
  readSample(pdfOf(pages.map((content) => ({ content }))), 'pdf')

describe('tables', () => {
  const rows = [
    ['Orchard', 'Crates', 'Price'],
    ['North', '120', '3.50'],
    ['South', '85', '4.10'],
    ['West', '97', '3.90'],
  ]
  const drawn = (table: readonly (readonly string[])[], x: number, y: number) =>
    table
      .map((row, index) => row.map((text, column) => at(x + column * 110, y - index * 16, text)).join(''))
      .join('')

  test('made by another program are found with their header', async () => {
    const { grids, texts } = await readSample(await fixture('quarterly.pdf'), 'pdf')
    expect(texts[0]?.headings).toEqual(['Quarterly deliveries'])
    expect(grids).toEqual([
      [
        ['Region', 'Q1', 'Q2', 'Change'],
        ['Nordland', '1204', '1350', '12.1 %'],
        ['Südland', '987', '1012', '2.5 %'],
        ['Ostmark', '455', '470', '3.3 %'],
        ['Westend', '1310', '1295', '-1.1 %'],
      ],
    ])
  })

  test('without lines are found by how their columns align', async () => {
    const { grids, tables, text } = await read(
      at(72, 740, 'Table 1: Harvest') + drawn(rows, 72, 700) + lines(72, 600, prose('After', 3)),
    )
    expect(grids).toEqual([rows])
    expect(tables[0]).toMatchObject({ title: 'Table 1: Harvest', place: { page: 1 } })
    expect(text).toContain('After line 1')
  })

  test('with lines may have cells of several lines and cells that span', async () => {
    const rules =
      [72, 172, 272, 372]
        .map((x) => line(x, 620, x, x === 172 || x === 372 ? 700 : x === 272 ? 680 : 700))
        .join('') + [620, 640, 680, 700].map((y) => line(72, y, 372, y)).join('')
    const { grids } = await read(
      rules +
        at(76, 686, 'Orchard') +
        at(176, 686, 'Crates of fruit') +
        at(76, 666, 'North') +
        at(176, 666, 'plums and') +
        at(176, 654, 'pears') +
        at(276, 666, '120') +
        at(76, 626, 'South') +
        at(176, 626, 'apples') +
        at(276, 626, '85'),
    )
    expect(grids).toEqual([
      [
        ['Orchard', 'Crates of fruit', 'Crates of fruit_2'],
        ['North', 'plums and\npears', '120'],
        ['South', 'apples', '85'],
      ],
    ])
  })

  test('that go on over pages are one', async () => {
    const [header = [], ...data] = rows
    const { grids } = await read(drawn(rows, 72, 700), drawn([header, ...data], 72, 700))
    expect(grids).toEqual([[header, ...data, ...data]])
  })

  test('that go on over pages are one, though their columns are as wide as the texts of a page', async () => {
    const wider = [
      ['Orchard', 'Crates', 'Price'],
      ['The upper field', '12,000', '13.75'],
      ['West', '97', '3.90'],
      ['East', '8', '3.20'],
    ]
    const { grids } = await read(drawn(rows, 72, 700), drawn(wider, 72, 700))
    expect(grids).toEqual([[...rows, ...wider.slice(1)]])
  })

  test('of the same width are not one, where lines are drawn between other columns', async () => {
    const ruled = (middle: number, table: readonly (readonly string[])[]) =>
      [72, middle, 372].map((x) => line(x, 640, x, 700)).join('') +
      [640, 660, 680, 700].map((y) => line(72, y, 372, y)).join('') +
      table
        .flatMap((row, index) =>
          row.map((text, column) => at(column === 0 ? 76 : middle + 4, 686 - index * 20, text)),
        )
        .join('')
    const crates = [
      ['Orchard', 'Crates'],
      ['North', '120'],
      ['South', '85'],
    ]
    const prices = [
      ['Fruit', 'Price'],
      ['Plums', '3.50'],
      ['Pears', '4.10'],
    ]
    expect((await read(ruled(172, crates), ruled(272, prices))).grids).toEqual([crates, prices])
    expect((await read(ruled(172, crates), ruled(172, crates))).grids).toEqual([
      [...crates, ...crates.slice(1)],
    ])
  })

  test('may have a long text in a cell, with the other cells beside its middle', async () => {
    const { grids } = await read(
      drawn([['Orchard', 'Crates', 'Price']], 72, 700) +
        lines(72, 680, ['The upper field', 'and the one', 'behind it']) +
        drawn([['', '120', '3.50']], 72, 668) +
        drawn([['South', '85', '4.10']], 72, 636) +
        lines(72, 616, ['The lower', 'field']) +
        drawn([['', '97', '3.90']], 72, 610),
    )
    expect(grids).toEqual([
      [
        ['Orchard', 'Crates', 'Price'],
        ['The upper field and the one behind it', '120', '3.50'],
        ['South', '85', '4.10'],
        ['The lower field', '97', '3.90'],
      ],
    ])
  })

  test('may have a long text in the last row, which ends before the prose', async () => {
    const { grids, text } = await read(
      drawn(rows.slice(0, 3), 72, 700) +
        lines(72, 648, ['The lower', 'field']) +
        drawn([['', '97', '3.90']], 72, 648) +
        lines(72, 616, ['The upper field', 'and the one', 'behind it']) +
        drawn([['', '120', '3.50']], 72, 616) +
        lines(72, 540, prose('After', 3)),
    )
    expect(grids[0]?.slice(-2)).toEqual([
      ['The lower field', '97', '3.90'],
      ['The upper field and the one behind it', '120', '3.50'],
    ])
    expect(text).toContain('After line 1')
  })

  test('may have names that do not stand over their values', async () => {
    const named = at(72, 700, 'Orchard') + at(205, 700, 'Crates') + at(320, 700, 'Price')
    const values = [
      ['North', '120', '350'],
      ['South', '85', '410'],
      ['West', '97', '390'],
    ].map(
      ([name = '', crates = '', price = ''], index) =>
        at(72, 684 - index * 16, name) + at(185, 684 - index * 16, crates) + at(300, 684 - index * 16, price),
    )
    const { grids } = await read(named + values.join(''))
    expect(grids).toEqual([
      [
        ['Orchard', 'Crates', 'Price'],
        ['North', '120', '350'],
        ['South', '85', '410'],
        ['West', '97', '390'],
      ],
    ])
  })

  test('may have a name over two rows of names, set between them', async () => {
    const { grids } = await read(
      at(195, 700, 'Harvest of last year') +
        at(375, 700, 'Harvest of this year') +
        at(72, 692, 'Orchard') +
        [180, 270, 360, 450].map((x, index) => at(x, 684, index % 2 === 0 ? 'Crates' : 'Price')).join('') +
        ['North', 'South', 'West']
          .map((name, row) =>
            [name, '120', '350', '97', '390']
              .map((text, column) => at([72, 180, 270, 360, 450][column] ?? 0, 664 - row * 20, text))
              .join(''),
          )
          .join(''),
    )
    expect(grids[0]?.[0]).toEqual([
      'Orchard',
      'Harvest of last year Crates',
      'Harvest of last year Price',
      'Harvest of this year Crates',
      'Harvest of this year Price',
    ])
    expect(grids[0]).toHaveLength(4)
  })

  test('are not seen in boxes of a drawing that stand side by side once', async () => {
    const box = (x: number, y: number) =>
      [
        line(x, y, x + 100, y),
        line(x, y + 40, x + 100, y + 40),
        line(x, y, x, y + 40),
        line(x + 100, y, x + 100, y + 40),
      ].join('')
    const { tables } = await read(
      box(100, 600) +
        box(200, 600) +
        box(100, 560) +
        at(110, 620, 'Orchard') +
        at(210, 620, 'Mill') +
        at(110, 580, 'North') +
        at(150, 580, 'South'),
    )
    expect(tables).toEqual([])
  })

  test('are not seen in columns of prose', async () => {
    const { tables } = await read(lines(72, 700, prose('Left')) + lines(330, 700, prose('Right')))
    expect(tables).toEqual([])
  })
})
