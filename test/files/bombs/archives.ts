import { wordXml } from '../../../packages/server/src/ingest/documents/samples/office.contract.ts'
import { archiveOf, deflated, deflatedRepeatedly, stored, type ArchivePart } from './archive-file.ts'
import { megabytes, refused, type Bomb } from './bomb.ts'
import { docxOf, firstSheet, mainPart, sheetStart, sheetXml, xlsxOf } from './office-files.ts'

const gigabytes = 4_096
const zeroRows = '<row><c><v>0</v></c><c><v>0</v></c></row>'.repeat(20_000)
const unpacksToMore = /unpacks to far more than a document needs.*save it anew/
const tooManyParts = /more than 20,000 parts/

/** A part that unpacks a thousandfold but is claimed to be small. */
const lying = (name: string, begin: string) =>
  deflatedRepeatedly(name, { begin, piece: Buffer.alloc(megabytes(1), ' '), times: 600, claimed: 4_000 })

/** The same part under many names: each is small enough, all together are not. */
function overlapping(count: number): readonly ArchivePart[] {
  const whole = deflated('xl/worksheets/sheet1.xml', sheetXml(`<sheetData>${zeroRows}</sheetData>`))
  return Array.from({ length: count }, (_, at) =>
    at === 0 ? whole : { ...whole, name: `xl/worksheets/sheet${at + 1}.xml`, sharedWith: whole.name },
  )
}

function nested(depth: number): Buffer {
  let inner = archiveOf([deflatedRepeatedly('0', { piece: Buffer.alloc(megabytes(1)), times: gigabytes })])
  for (let level = 1; level <= depth; level++)
    inner = archiveOf(Array.from({ length: 4 }, (_, at) => deflated(`${at}.zip`, inner)))
  return inner
}

const manyParts = () => archiveOf(Array.from({ length: 100_000 }, (_, at) => stored(`xl/${at}.xml`, '')))

export const archives: readonly Bomb[] = [
  refused('xlsx', 'a sheet of gigabytes of zero bytes', unpacksToMore, () =>
    xlsxOf([
      deflatedRepeatedly(firstSheet, {
        begin: sheetStart,
        piece: Buffer.alloc(megabytes(1)),
        times: gigabytes,
        claimed: megabytes(900),
      }),
    ]),
  ),
  refused('xlsx', 'parts that overlap', /whose parts overlap/, () => xlsxOf(overlapping(2_000))),
  refused('xlsx', 'a part that lies about its size', unpacksToMore, () =>
    xlsxOf([lying(firstSheet, sheetStart)]),
  ),
  refused('xlsx', '100,000 parts', tooManyParts, manyParts),
  refused('xlsx', 'archives in archives', /an archive, but not of a workbook/, () => nested(3)),
  refused('docx', 'a part of gigabytes', unpacksToMore, () =>
    docxOf(
      deflatedRepeatedly(mainPart, {
        begin: wordXml(''),
        piece: Buffer.alloc(megabytes(1), ' '),
        times: gigabytes,
      }),
    ),
  ),
  refused('docx', 'a part that lies about its size', unpacksToMore, () =>
    docxOf(lying(mainPart, wordXml('').replace('</w:body></w:document>', ''))),
  ),
  refused('pptx', 'archives in archives', /archive without a document/, () => nested(3)),
]
