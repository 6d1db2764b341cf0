import {
  at,
  pdfObjects,
  streamOf,
} from '../../../packages/server/src/ingest/documents/samples/pdf.contract.ts'
import { deflatedRepeatedly } from './archive-file.ts'
import { megabytes, read, refused, tooMuch, type Bomb } from './bomb.ts'

type Objects = Readonly<Record<number, string | Buffer>>

const page = (contents = '4 0 R') =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 5 0 R>>/XObject<</X 6 0 R>>>>/Contents ${contents}>>`
const usual: Objects = {
  1: '<</Type/Catalog/Pages 2 0 R>>',
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: page(),
  4: streamOf(Buffer.from(at(72, 700, 'Plums came late.'))),
  5: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
}
const pdf = (objects: Objects) =>
  pdfObjects(
    new Map(Object.entries({ ...usual, ...objects }).map(([name, object]) => [Number(name), object])),
  )

/** As zlib wraps it. */
function packedGigabytes(): Buffer {
  const { bytes } = deflatedRepeatedly('', { piece: Buffer.alloc(megabytes(1), ' '), times: 4_096 })
  return Buffer.concat([Buffer.from([0x78, 0x9c]), bytes])
}
const stream = (bytes: Buffer, filter: string) =>
  Buffer.concat([
    Buffer.from(`<</Length ${bytes.length}/Filter${filter}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
const inHex = (bytes: Buffer) => Buffer.from(`${bytes.toString('hex')}>`)
const form = '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>'

/** The table of its objects says that another came before it, which is itself. */
function withLoopedTable(bytes: Buffer): Buffer {
  const place = bytes.lastIndexOf('xref\n0')
  return Buffer.from(bytes.toString('latin1').replace('/Root', `/Prev ${place}/Root`), 'latin1')
}

const unpacksToMore = /unpacks to far more than its pages need/
const onePage = /1 page, 16 characters of text/

export const pdfs: readonly Bomb[] = [
  refused('pdf', 'a tree of pages that loops', /none of its pages can be read/, () =>
    pdf({ 2: '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>' }),
  ),
  read('pdf', 'a tree of pages that loops behind a page', /16 characters of text/, () =>
    pdf({ 2: '<</Type/Pages/Kids[3 0 R 2 0 R]/Count 1000>>' }),
  ),
  read('pdf', 'a page count that lies', onePage, () =>
    pdf({ 2: '<</Type/Pages/Kids[3 0 R]/Count 2000000000>>' }),
  ),
  refused('pdf', 'a page that unpacks to gigabytes', unpacksToMore, () =>
    pdf({ 4: stream(packedGigabytes(), '/FlateDecode') }),
  ),
  refused('pdf', 'a page that unpacks to gigabytes behind another coding', unpacksToMore, () =>
    pdf({ 4: stream(inHex(packedGigabytes()), ' [ /AHx /F#6cateDecode ] ') }),
  ),
  tooMuch('pdf', 'the same large stream a thousand times on a page', () =>
    pdf({
      3: page(`[${'4 0 R '.repeat(1_000)}]`),
      4: streamOf(Buffer.from(at(72, 700, 'Plums.').repeat(20_000))),
    }),
  ),
  read('pdf', 'a drawing that holds itself', onePage, () =>
    pdf({
      4: streamOf(Buffer.from(`${at(72, 700, 'Plums came late.')}/X Do`)),
      6: streamOf(Buffer.from('/X Do /X Do'), form),
    }),
  ),
  read('pdf', 'a table of objects that loops', onePage, () => withLoopedTable(pdf({}))),
]
