import { describe, expect, test } from 'vitest'
import { fixtureBytes, sheetsOf } from './spreadsheet-bench.contract.ts'
import { archiveOf, workbookParts } from './workbook-file.contract.ts'

const fixture = async (name: string) => sheetsOf(name, await fixtureBytes(name))

describe('a grid', () => {
  test('has the texts a person sees', async () => {
    const [sheet] = await fixture('orders.xlsx')
    expect(sheet).toMatchObject({ name: 'Orders', index: 0, kind: 'cells', hidden: false, epoch: 1900 })
    expect(sheet?.rows).toEqual([
      ['order', 'day', 'sent', 'city', 'amount', 'share', 'paid', 'shelf', 'took', 'opens'],
      [
        '1',
        '2024-01-08',
        '2024-01-08 09:30',
        'Köln',
        '1,234.50 €',
        '25.0%',
        'TRUE',
        '00017',
        '26:30',
        '8:00',
      ],
      ['2', '2024-01-09', '2024-01-09 23:59', '北京', '20.00 €', '50.0%', 'FALSE', '01042', '0:45', '9:30'],
      ['3', '2024-02-29', '', 'a, "b"\nc', '-7.25 €', '12.5%', 'TRUE', '00003', '3:00', '23:15'],
    ])
  })

  test('knows what is merged and hidden', async () => {
    const [sheet] = await fixture('report.xlsx')
    expect(sheet?.merged).toContainEqual({ top: 3, left: 2, bottom: 3, right: 3 })
    expect(sheet?.merged).toHaveLength(7)
    expect([...(sheet?.hiddenRows ?? [])]).toEqual([6])
    expect([...(sheet?.hiddenColumns ?? [])]).toEqual([3])
  })

  test('is one for each sheet, charts included', async () => {
    const sheets = await fixture('layouts.xlsx')
    expect(sheets.map(({ name, kind, hidden }) => [name, kind, hidden])).toEqual([
      ['Mixed', 'cells', false],
      ['Old', 'cells', true],
      ['Blank', 'cells', false],
      ['Read me', 'cells', false],
      ['Chart', 'chart', false],
    ])
  })

  test('has what its author called a table', async () => {
    const [sheet] = await fixture('declared.xlsx')
    expect(sheet?.declared).toEqual([
      { name: 'Stock', range: { top: 2, left: 1, bottom: 5, right: 2 }, headerRows: 1, totalsRows: 1 },
    ])
  })
})

const orders = [
  ['order', 'day', 'city', 'amount', 'paid', 'double'],
  ['1', '2024-02-11', 'Köln', '1,234.50', 'TRUE', '2469'],
  ['2', '2024-02-12 12:00', 'Århus', '-0.25', 'FALSE', '-0.5'],
  ['3', '2024-02-13', 'Ærø', '7.00', 'TRUE', '#N/A'],
]

describe('every generation of workbooks', () => {
  test.each([
    ['excel-97.xls', 1900, 3],
    ['excel-97-macintosh.xls', 1904, 3],
    ['excel-95.xls', 1900, 3],
    ['xml-2003.xls', 1900, 3],
    ['binary.xlsx', 1900, 3],
  ])('%s', async (name, epoch, formulas) => {
    const sheets = await fixture(name)
    expect(sheets).toHaveLength(1)
    expect(sheets[0]).toMatchObject({ name: 'Orders', epoch, rows: orders })
    expect(sheets[0]?.formulas).toBeLessThanOrEqual(formulas)
  })

  test('excel-2.xls, which has neither names of sheets nor formats of its own', async () => {
    const [sheet] = await fixture('excel-2.xls')
    expect(sheet?.rows.map((row) => [row[0], row[4]])).toEqual([
      ['order', 'paid'],
      ['1', 'TRUE'],
      ['2', 'FALSE'],
      ['3', 'TRUE'],
    ])
  })
})

describe('a password', () => {
  test.each(['password.xlsx', 'password-97.xls'])('of %s is asked for, which cannot be', async (name) => {
    await expect(fixture(name)).rejects.toThrow(/protected by a password.*without one/)
  })

  test.each(['structure-protected.xlsx', 'structure-protected-2007.xlsx', 'structure-protected-97.xls'])(
    'that nobody types is known: %s',
    async (name) => {
      const [sheet] = await fixture(name)
      expect(sheet).toMatchObject({ name: 'Orders' })
      expect(sheet?.rows[1]).toContain('Köln')
    },
  )
})

describe('a workbook that another program wrote in its own way', () => {
  const rowsOf = async (xml: string, more = {}) =>
    (await sheetsOf('own.xlsx', archiveOf(workbookParts(xml, more))))[0]?.rows

  test('without references has its cells in order', async () => {
    const xml =
      '<sheetData><row><c><v>1</v></c><c><v>2</v></c></row><row><c/><c><v>3</v></c></row></sheetData>'
    expect(await rowsOf(xml)).toEqual([
      ['1', '2'],
      ['', '3'],
    ])
  })

  test('with cells out of order has them in their places, and of two the later', async () => {
    const xml = `<sheetData><row r="2"><c r="B2"><v>4</v></c><c r="A2"><v>3</v></c></row>
      <row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="B2"><v>5</v></c></row></sheetData>`
    expect(await rowsOf(xml)).toEqual([
      ['1', ''],
      ['3', '5'],
    ])
  })

  test('with a prefix, escapes, entities, runs of rich text and pronunciations', async () => {
    const shared = `<x:sst xmlns:x="any"><x:si><x:r><x:t>a &amp; </x:t></x:r><x:r><x:t>b&#10;c</x:t></x:r></x:si>
      <x:si><x:t>東京</x:t><x:rPh sb="0" eb="2"><x:t>トウキョウ</x:t></x:rPh></x:si></x:sst>`
    const xml = `<x:sheetData xmlns:x="any"><x:row r="1"><x:c r="A1" t="s"><x:v>0</x:v></x:c><x:c r="B1" t="s"><x:v>1</x:v></x:c>
      <x:c r="C1" t="inlineStr"><x:is><x:t>tab_x0009_&lt;<![CDATA[<&]]></x:t></x:is></x:c><x:c r="D1" t="str"><x:v>_x005F_x</x:v></x:c></x:row></x:sheetData>`
    expect(await rowsOf(xml, { 'xl/sharedStrings.xml': shared })).toEqual([
      ['a & b\nc', '東京', 'tab\t<<&', '_x'],
    ])
  })

  test('with dates written out', async () => {
    const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="22"/></cellXfs></styleSheet>'
    const xml =
      '<sheetData><row r="1"><c r="A1" t="d" s="1"><v>2014-02-14T08:27:48.765Z</v></c></row></sheetData>'
    expect(await rowsOf(xml, { 'xl/styles.xml': styles })).toEqual([['2/14/14 8:27']])
  })
})
