import { deflateRawSync, crc32 } from 'node:zlib'

/** Workbooks made by hand, for what no program would write. */

export type Parts = Readonly<Record<string, string | Buffer>>

const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelationships = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** The parts of a workbook with one sheet, whose XML is given from <sheetData> on. */
export function workbookParts(sheetXml: string | Buffer, more: Parts = {}): Parts {
  const sheet = Buffer.concat([
    Buffer.from(`<?xml version="1.0"?><worksheet xmlns="${spreadsheet}">`),
    Buffer.from(sheetXml),
    Buffer.from('</worksheet>'),
  ])
  return {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relations([['rId1', 'officeDocument', 'xl/workbook.xml']]),
    'xl/workbook.xml': `<workbook xmlns="${spreadsheet}" xmlns:r="${relationships}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'sharedStrings', 'sharedStrings.xml'],
      ['rId3', 'styles', 'styles.xml'],
    ]),
    'xl/worksheets/sheet1.xml': sheet,
    ...more,
  }
}

function relations(list: readonly (readonly [string, string, string])[]): string {
  const each = list.map(
    ([id, type, target]) => `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packageRelationships}">${each.join('')}</Relationships>`
}

export interface ArchiveOptions {
  /** What every part claims to come to, unpacked. */
  readonly claimedSize?: number
}

/** A ZIP archive of parts. */
export function archiveOf(parts: Parts, { claimedSize }: ArchiveOptions = {}): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes, { level: 6 })
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(bytes), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claimedSize ?? bytes.length, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), fields, Buffer.from(name), packed])
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), fields, entry, Buffer.from(name)]),
    )
    bodies.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(Object.keys(parts).length, 4)
  end.writeUInt16LE(Object.keys(parts).length, 6)
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    8,
  )
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, ...directory, Buffer.from('PK\u0005\u0006'), end])
}
