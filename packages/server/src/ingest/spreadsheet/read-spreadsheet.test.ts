import { describe, expect, test } from 'vitest'
import { fixtureBytes, readBytes, readFixture } from './spreadsheet-bench.contract.ts'

describe('a workbook', () => {
  test('of one table has the title of the file, and values that types can be read from', async () => {
    const { tables, texts, report } = await readFixture('orders.xlsx')
    expect(texts).toEqual([])
    expect(tables).toEqual([
      {
        title: 'orders',
        place: 'Orders A1:J4',
        names: ['order', 'day', 'sent', 'city', 'amount', 'share', 'paid', 'shelf', 'took', 'opens'],
        lines: [
          '1,2024-01-08,2024-01-08 09:30:00,Köln,1234.5,0.25,TRUE,00017,26.5,08:00:00',
          '2,2024-01-09,2024-01-09 23:59:59,北京,20,0.5,FALSE,01042,0.75,09:30:00',
          '3,2024-02-29,,"a, ""b""',
          'c",-7.25,0.125,TRUE,00003,3,23:15:00',
        ],
      },
    ])
    expect(report).toMatchObject({ format: 'xlsx', header: true, rejectedRows: 0 })
    expect(report.notes).toEqual([
      'Sheet Orders, A1:J4: header in row 1.',
      'Sheet Orders, A1:J4: shown in percent, kept as fractions (0.05 is 5 %): share.',
      'Sheet Orders, A1:J4: amounts in €: amount.',
      'Sheet Orders, A1:J4: stretches of time, kept in hours: took.',
    ])
  })

  test('with titles, joined headers, merged labels, a total and a source is a clean table', async () => {
    const { tables, texts, report, rejected } = await readFixture('report.xlsx')
    expect(tables).toEqual([
      {
        title: 'report',
        place: 'Report A4:F11',
        names: ['Region', 'Country', '2023 / Revenue', '2023 / Cost', '2024 / Revenue', '2024 / Cost'],
        lines: [
          'North,Norway,10,4,12,5',
          'North,Sweden,20,8,22,9',
          'North,Finland,30,12,33,13',
          'South,Spain,40,16,44,17',
          'South,Italy,50,20,55,21',
        ],
      },
    ])
    expect(texts.map(({ text }) => text)).toEqual([
      'Sales report\nin thousand euros',
      'Source: our own books',
    ])
    expect(report).toMatchObject({ rejectedRows: 1, rejectedSamples: ['Total, 150, 60, 166, 65'] })
    expect(rejected).toEqual([
      'sheet,row,reason,text',
      'Report,12,total,"Total, 150, 60, 166, 65"',
      'Report,1,text outside of tables,"Sales report',
      'in thousand euros"',
      'Report,14,text outside of tables,Source: our own books',
    ])
    const notes = report.notes.join('\n')
    expect(notes).toContain('header in rows 4 to 5, joined to one name a column')
    expect(notes).toContain('1 row of totals left out, such as row 12: Total, 150, 60, 166, 65')
    expect(notes).toContain('1 row hidden in the workbook; read all the same')
    expect(notes).toContain('hidden columns read all the same: D')
    expect(notes).toContain('3 merged cells got the value of the range they belong to')
  })

  test('whose header row is told is read from there, and what stands above it is text', async () => {
    const bytes = await fixtureBytes('report.xlsx')
    const { tables, texts } = await readBytes('report.xlsx', bytes, { headerRow: 7 })
    expect(tables).toMatchObject([
      {
        place: 'Report A7:F12',
        names: ['(column_1)', 'Sweden', '20', '8', '22', '9'],
        // What is called a total adds up no more, and stays.
        lines: [
          'North,Finland,30,12,33,13',
          'South,Spain,40,16,44,17',
          'South,Italy,50,20,55,21',
          'Total,,150,60,166,65',
        ],
      },
    ])
    expect(texts[0]?.text).toContain('Sales report')
    const none = await readBytes('orders.xlsx', await fixtureBytes('orders.xlsx'), { headerRow: 0 })
    const [found] = (await readFixture('orders.xlsx')).tables
    expect(none.tables[0]?.lines).toHaveLength((found?.lines.length ?? 0) + 1)
    await expect(readBytes('report.xlsx', bytes, { headerRow: 900 })).rejects.toThrow(
      'No sheet has a row 900',
    )
  })

  test('with several tables on a sheet, hidden, blank and chart sheets', async () => {
    const { tables, texts, report } = await readFixture('layouts.xlsx')
    expect(
      tables.map(({ title, place, names, lines }) => [title, place, names.join(), lines.length]),
    ).toEqual([
      ['Mixed', 'Mixed A2:B5', 'fruit,price', 3],
      ['Mixed 2', 'Mixed D2:E4', 'city,people', 2],
      ['Mixed Stock by month', 'Mixed A10:C12', 'month,in,out', 2],
      ['Old', 'Old A1:B3', 'name,age', 2],
    ])
    expect(texts).toEqual([
      { text: expect.stringContaining('by hand from the paper files') as string, headings: ['Read me'] },
    ])
    expect(report.notes).toContain('Sheet Old: hidden in the workbook; read all the same.')
    expect(report.notes).toContain('Sheet Blank: empty.')
    expect(report.notes).toContain('Sheet Chart: a chart, without cells of its own.')
  })

  test('whose author marked a table has it as marked', async () => {
    const { tables, report } = await readFixture('declared.xlsx')
    expect(tables.map(({ place, names, lines }) => [place, names.join(), lines])).toEqual([
      ['Sheet B3:C5', 'part,pieces', ['bolt,5', 'nut,8']],
    ])
    expect(report.rejectedSamples).toEqual(['all of them, 13'])
  })

  test('of the old Macintosh has its dates', async () => {
    const { tables } = await readFixture('macintosh.xlsx')
    expect(tables[0]?.lines).toEqual(['1904-01-02,1', '2024-02-29,2'])
  })

  test('with formulas that have no value, and errors, says so', async () => {
    const { tables, report } = await readFixture('formulas.xlsx')
    expect(tables[0]?.lines).toEqual(['a,1,', 'b,,', 'c,3,'])
    expect(report.notes.slice(1)).toEqual([
      'Sheet Sheet, A1:C4: 1 cell with an error such as #N/A taken as missing.',
      'Sheet Sheet, A1:C4: 3 cells with a formula whose value the file does not hold taken as missing; to get them, save the file in a spreadsheet program.',
    ])
  })

  test('spread out by year, without a header, with a header alone', async () => {
    const { tables } = await readFixture('plain.xlsx')
    expect(tables.map(({ title, names, lines }) => [title, names.join(), lines.length])).toEqual([
      ['Years', 'country,2021,2022,2023', 2],
      ['Bare', '(column_1),(column_2),(column_3)', 3],
      ['Names', 'first,last', 0],
    ])
  })

  test('leaves out totals that add up, and only those', async () => {
    const { tables, report } = await readFixture('totals.xlsx')
    expect(tables.map(({ title, lines }) => [title, lines])).toEqual([
      ['Totals', ['East,a,1', 'East,b,2', 'West,a,4', 'West,b,5']],
      ['Unnamed', ['x,2,1.5', 'y,3,2.5', 'z,4,0.25']],
      ['Company', ['Shell,30', 'Total,20', 'Eni,10']],
      ['Chinese', ['北京,2189', '上海,2487']],
    ])
    expect(report.rejectedRows).toBe(5)
    expect(report.notes).toContain(
      'Sheet Company, A1:B4: row 3 is called a total but does not add up the rows above, so it was kept.',
    )
  })

  test('that people made for people is tables all the same', async () => {
    const { tables, report, rejected } = await readFixture('messy.xlsx')
    const [budget, shops, stock, , prices] = tables
    expect(budget).toMatchObject({
      names: ['Region', '2023 / Revenue', '2023 / Cost', '2024 / Revenue', '2024 / Cost'],
      lines: [
        'North,"$1,234",$900,"$1,500",($50)',
        'South,"$2,000","$1,900","$2,500",n/a',
        'West,$300,$10,$400,$20',
      ],
    })
    expect(shops?.lines).toEqual([
      'Nord,Kiel,Jan,10',
      'Nord,Kiel,Feb,20',
      'Nord,Husum,Jan,5',
      'Nord,Husum,Feb,7',
      'Süd,Ulm,Jan,40',
      'Süd,Ulm,Feb,50',
    ])
    expect(stock).toMatchObject({
      names: ['Item', 'Pieces', 'Price', 'Share', 'section'],
      lines: [
        'Apple,3,"€ 3.000,50","12,5 %",Fruit',
        'Pear,4,"€ 12,00",7 %,Fruit',
        'Walnut,5,"€ 100,25",30 %,Nuts',
        'Hazelnut,6,"€ 7,00","50,5 %",Nuts',
      ],
    })
    expect(prices?.lines).toEqual(['bolt,1234,0.5', 'nut,99,0.125', 'cog,12,0.25'])
    expect(report.rejectedRows).toBe(6)
    expect(rejected).toContain('Stock,2,heading,Fruit')
    expect(report.notes).toEqual(
      expect.arrayContaining([
        'Sheet Budget, A2:E6: header in rows 2 to 3, joined to one name a column.',
        'Sheet Budget, A2:E6: 1 row of totals left out, such as row 7: Total, $3,534, $2,810, $4,400, ($30).',
        'Sheet Budget, A2:E6: 1 row of notes below left out, such as row 8: Source: the books of the regions.',
        'Sheet Shops, A1:D8: 3 rows of totals left out, such as row 6: Zwischensumme, 42.',
        'Sheet Shops, A1:D8: 7 blank cells got the label above, which stands only in the first row of its group: Land, Stadt.',
        'Sheet Prices, A1:C4: amounts in $: Price.',
        'Sheet Prices, A1:C4: amounts that are texts among numbers, read as numbers: Price, Share.',
        'Sheet Stock, A1:D8: 2 rows of headings became the column section, such as row 2: Fruit.',
      ]),
    )
  })

  test.each(['excel-97.xls', 'excel-97-macintosh.xls', 'excel-95.xls', 'xml-2003.xls'])(
    '%s',
    async (name) => {
      const { tables } = await readFixture(name)
      expect(tables[0]?.names).toEqual(['order', 'day', 'city', 'amount', 'paid', 'double'])
      expect(tables[0]?.lines).toEqual([
        '1,2024-02-11,Köln,1234.5,TRUE,2469',
        '2,2024-02-12 12:00:00,Århus,-0.25,FALSE,-0.5',
        '3,2024-02-13,Ærø,7,TRUE,',
      ])
    },
  )
})

describe('a file that is not what its name says', () => {
  test('but another workbook is read as that', async () => {
    const { tables, report } = await readBytes('renamed.xls', await fixtureBytes('orders.xlsx'))
    expect(tables[0]?.lines).toHaveLength(4)
    expect(report.format).toBe('xlsx')
    expect(report.notes[0]).toBe(
      'The file is named .xls but is a workbook of Excel 2007 or later; it was read as such.',
    )
    const old = await readBytes('renamed.xlsx', await fixtureBytes('excel-97.xls'))
    expect(old.report.format).toBe('xls')
    expect(old.tables[0]?.lines).toHaveLength(3)
  })

  test('but a text with delimiters is read as that', async () => {
    const { tables, report } = await readBytes(
      'export.xls',
      Buffer.from('city\tpeople\nOslo\t700\nPorto\t230\n'),
    )
    expect(tables[0]?.names).toEqual(['city', 'people'])
    expect(tables[0]?.lines).toEqual(['Oslo\t700', 'Porto\t230'])
    expect(report.notes[0]).toBe('The file is named .xls but is a text with delimiters; it was read as such.')
  })

  test('but a web page with a table is read as that', async () => {
    const page =
      '<html><body><table><tr><th>city</th><th>people</th></tr><tr><td>Oslo</td><td>700</td></tr></table></body></html>'
    const { tables, report } = await readBytes('export.xls', Buffer.from(page))
    expect(tables[0]?.names).toEqual(['city', 'people'])
    expect(tables[0]?.lines).toEqual(['Oslo,700'])
    expect(report.notes[0]).toBe('The file is named .xls but is a web page; it was read as such.')
  })
})
