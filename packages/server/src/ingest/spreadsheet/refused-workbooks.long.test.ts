import { describe, expect, test } from 'vitest'
import { UnreadableFile } from '../unreadable.ts'
import { fixtureBytes, readBytes, sheetsOf } from './spreadsheet-bench.contract.ts'
import { archiveOf, workbookParts, type Parts } from './workbook-file.contract.ts'

const refusal = async (name: string, bytes: Buffer): Promise<string> => {
  try {
    await readBytes(name, bytes)
  } catch (error) {
    if (error instanceof UnreadableFile) return error.message
    throw error
  }
  throw new Error('it was read')
}

const workbook = (xml: string | Buffer, more?: Parts) => archiveOf(workbookParts(xml, more))
const text = (content: string) =>
  `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${content}</t></is></c></row></sheetData>`

describe('a bomb', () => {
  test('of one endless cell', async () => {
    expect(await refusal('cell.xlsx', workbook(text('x'.repeat(5_000_000))))).toMatch(
      /more than 4,000,000 characters/,
    )
    const shared = { 'xl/sharedStrings.xml': `<sst><si><t>${'y'.repeat(5_000_000)}</t></si></sst>` }
    expect(await refusal('shared.xlsx', workbook('<sheetData/>', shared))).toMatch(
      /more than 4,000,000 characters/,
    )
    const value = `<sheetData><row><c><v>${'1'.repeat(5_000_000)}</v></c></row></sheetData>`
    expect(await refusal('value.xlsx', workbook(value))).toMatch(/more than 4,000,000 characters/)
  })

  test('of one endless tag', async () => {
    const tag = `<sheetData><row r="${'1'.repeat(5_000_000)}"/></sheetData>`
    expect(await refusal('tag.xlsx', workbook(tag))).toMatch(/more than 4,000,000 characters/)
  })

  test('that unpacks to far more than it packs, whatever it claims', async () => {
    const spaces = Buffer.alloc(80 * 2 ** 20, ' ')
    const lying = archiveOf(workbookParts(spaces), { claimedSize: 1_000 })
    expect(await refusal('lying.xlsx', lying)).toMatch(/unpacks to far more/)
  })

  test('of archives within archives', async () => {
    let nested = archiveOf({ 'bomb.txt': 'x' })
    for (let depth = 0; depth < 5; depth++) nested = archiveOf({ [`${depth}.zip`]: nested })
    expect(await refusal('nested.xlsx', nested)).toMatch(/an archive, but not of a workbook/)
  })

  test('of more parts than a workbook has', async () => {
    const parts = Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`${index}.xml`, '']))
    expect(await refusal('parts.xlsx', archiveOf(parts))).toMatch(/more than 20,000 parts/)
  })

  test('of entities', async () => {
    const declared = '<!DOCTYPE lol [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'
    const shared = {
      'xl/sharedStrings.xml': `<?xml version="1.0"?>${declared}<sst><si><t>&b;</t></si></sst>`,
    }
    expect(await refusal('entities.xlsx', workbook('<sheetData/>', shared))).toMatch(
      /declares entities of its own/,
    )
  })

  test('of elements without end', async () => {
    expect(await refusal('deep.xlsx', workbook('<a>'.repeat(100_000)))).toMatch(
      /nests its elements without end/,
    )
  })

  test('of columns', async () => {
    const cells = '<c><v>1</v></c>'.repeat(10_000)
    const rows = `<sheetData><row>${cells}</row><row>${cells}</row></sheetData>`
    expect(await refusal('wide.xlsx', workbook(rows))).toMatch(/has 10000 columns; at most 5000 can be read/)
  })

  test('of cells beyond the end of a sheet', async () => {
    const cell = '<sheetData><row r="1"><c r="ZZZZ1"><v>1</v></c></row></sheetData>'
    expect(await refusal('beyond.xlsx', workbook(cell))).toMatch(/beyond row 1,048,576 or column XFD/)
  })

  test('of a claim to be large is small', async () => {
    const xml = `<dimension ref="A1:XFD1048576"/><cols><col min="1" max="16384" hidden="1"/></cols>
      <sheetData><row r="1"><c r="A1" t="str"><v>name</v></c><c r="B1" t="str"><v>count</v></c></row>
      <row r="100000"><c r="A100000" t="str"><v>last</v></c></row></sheetData>`
    const [sheet] = await sheetsOf('claim.xlsx', workbook(xml))
    expect(sheet?.rows).toHaveLength(100_000)
    expect(sheet?.rows.at(-1)).toEqual(['last', ''])
  })

  test('of cells that are empty but for their looks is empty', async () => {
    const row = `<row>${'<c s="1"/>'.repeat(1_000)}</row>`
    const xml = `<sheetData>${row.repeat(300)}<row><c><v>7</v></c></row></sheetData>`
    const [sheet] = await sheetsOf('styled.xlsx', workbook(xml))
    expect(sheet?.rows).toHaveLength(301)
    expect(sheet?.rows.at(-1)).toEqual(['7'])
  })

  test('of columns that are hidden again and again is read', async () => {
    const hidden = '<col min="-9000000000000000" max="16384" hidden="1"/>'.repeat(20_000)
    const rows = '<row><c t="str"><v>a</v></c></row><row><c><v>1</v></c></row>'
    const [sheet] = await sheetsOf(
      'hidden.xlsx',
      workbook(`<cols>${hidden}</cols><sheetData>${rows}</sheetData>`),
    )
    expect(sheet?.rows).toHaveLength(2)
  })

  test('of merged ranges on the same rows is read', async () => {
    const row = `<row>${'<c><v>1</v></c>'.repeat(2_000)}</row>`
    const merged = '<mergeCell ref="XFA1:XFD9"/>'.repeat(150_000)
    const xml = `<sheetData>${row.repeat(9)}</sheetData><mergeCells>${merged}</mergeCells>`
    const { tables } = await readBytes('merged.xlsx', workbook(xml))
    expect(tables[0]?.lines).toHaveLength(9)
  })

  test('of one sheet under many names is read once', async () => {
    const sheets = '<sheet name="S" sheetId="1" r:id="rId1"/>'.repeat(5_000)
    const parts = workbookParts(
      '<sheetData><row><c t="str"><v>a</v></c></row><row><c><v>1</v></c></row></sheetData>',
    )
    const listed = String(parts['xl/workbook.xml']).replace(/<sheet .*\/>/, sheets)
    const { tables } = await readBytes('same.xlsx', archiveOf({ ...parts, 'xl/workbook.xml': listed }))
    expect(tables).toHaveLength(1)
  })

  test('of merged ranges is read', async () => {
    const merged = '<mergeCell ref="A2:XFD1048576"/>'.repeat(500)
    const xml = `<sheetData><row><c t="str"><v>a</v></c><c t="str"><v>b</v></c></row><row><c><v>1</v></c><c><v>2</v></c></row></sheetData><mergeCells>${merged}</mergeCells>`
    const { tables } = await readBytes('merged.xlsx', workbook(xml))
    expect(tables[0]?.lines).toEqual(['1,2'])
  })
})

describe('a workbook that cannot be used', () => {
  test.each([
    ['empty', 'empty.xlsx', workbook('<sheetData/>'), /holds nothing that could be read/],
    ['not there', 'none.xlsx', archiveOf({ 'readme.txt': 'hello' }), /an archive, but not of a workbook/],
    ['a text document', 'letter.xlsx', archiveOf({ 'word/document.xml': '<w/>' }), /holds a text document/],
    [
      'an OpenDocument',
      'book.xlsx',
      archiveOf({ 'META-INF/manifest.xml': '<m/>' }),
      /holds an OpenDocument file/,
    ],
    ['a text', 'text.xlsx', Buffer.from('no workbook at all\n'), /is a text without a table/],
    ['without sheets', 'no.xlsx', archiveOf({ 'xl/workbook.xml': '<workbook/>' }), /lists no sheets/],
  ])('because it is %s', async (_, name, bytes, reason) => {
    expect(await refusal(name, bytes)).toMatch(reason)
  })

  test.each(['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml'])(
    'because its part %s is not what was saved',
    async (part) => {
      const shared = { 'xl/sharedStrings.xml': '<sst><si><t>plum</t></si></sst>' }
      const bytes = workbook('<sheetData><row><c t="s"><v>0</v></c></row></sheetData>', shared)
      // Its checksum in the directory.
      bytes.writeUInt32LE(12_345, bytes.lastIndexOf(part) - 30)
      expect(await refusal('altered.xlsx', bytes)).toMatch(/is not what was saved/)
    },
  )

  test('because it breaks off', async () => {
    const whole = await fixtureBytes('totals.xlsx')
    const sheet = whole.indexOf('xl/worksheets/sheet1.xml')
    expect(await refusal('cut.xlsx', whole.subarray(0, sheet + 200))).toMatch(
      /damaged|lists no sheets|not of a workbook/,
    )
    const old = await fixtureBytes('excel-97.xls')
    expect(await refusal('cut.xls', old.subarray(0, 400))).toMatch(/damaged or breaks off/)
    const cell = old.indexOf(Buffer.from([0x03, 0x02, 0x0e, 0x00]))
    expect(await refusal('cut.xls', old.subarray(0, cell + 40))).toMatch(/breaks off on the sheet Orders/)
  })
})

describe('a damaged workbook', () => {
  /** Numbers that come the same every time. */
  const random = (seed: number) => {
    let state = seed
    return (below: number) => {
      state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
      return state % below
    }
  }

  test.each(['orders.xlsx', 'report.xlsx', 'excel-97.xls', 'excel-95.xls', 'structure-protected.xlsx'])(
    '%s is read or refused with a reason, wherever it is cut or hit',
    async (name) => {
      const whole = await fixtureBytes(name)
      const next = random(7)
      for (let count = 0; count < 25; count++) {
        const hit = Buffer.from(count % 2 === 0 ? whole.subarray(0, next(whole.length)) : whole)
        for (let blow = 0; blow < 4 && hit.length > 0; blow++) hit[next(hit.length)] = next(256)
        const outcome = await readBytes(name, hit).then(
          () => 'read',
          (error: unknown) => (error instanceof UnreadableFile ? 'refused' : error),
        )
        expect(['read', 'refused']).toContain(outcome)
      }
    },
  )
})
