import { expect, test } from 'vitest'
import WordExtractor from 'word-extractor'
import { compoundOf, doc95Of, docOf, inTable, rowEnd } from '../samples/old-word.contract.ts'
import { readSample } from '../samples/read-sample.contract.ts'

const read = (bytes: Buffer) => readSample(bytes, 'doc')

test('the sample is a document to another reader too', async () => {
  const bytes = docOf({ body: [{ text: 'Plums came late.\r' }] })
  expect((await new WordExtractor().extract(bytes)).getBody().trim()).toBe('Plums came late.')
})

test('fields show what they say, and marks are gone', async () => {
  const { text } = await read(
    docOf({
      body: [{ text: 'See \u0013HYPERLINK "x"\u0014the page\u0015 now\u0002.\u000bNext\u001eline\r' }],
    }),
  )
  expect(text).toBe('See the page now.\nNext-line')
})

test('what was deleted is gone', async () => {
  const { text } = await read(
    docOf({ body: [{ text: 'Kept\r' }, { text: 'Gone\r', deleted: true }, { text: 'Also kept\r' }] }),
  )
  expect(text).toBe('Kept\n\nAlso kept')
})

test('headings come from the first ten styles or from an outline level', async () => {
  const { texts } = await read(
    docOf({
      body: [
        { text: 'First\r', style: 1 },
        { text: 'a\r' },
        { text: 'Second\r', style: 2 },
        { text: 'b\r' },
        { text: 'Third\r', properties: [[0x2640, 0]] },
        { text: 'c\r' },
      ],
    }),
  )
  expect(texts.map(({ headings }) => headings)).toEqual([['First'], ['First', 'Second'], ['Third']])
})

test('an empty cell at the end of a row is a cell', async () => {
  const row = (texts: readonly string[]) => [
    ...texts.map((text) => ({ text: `${text}\u0007`, properties: [inTable] })),
    { text: '\u0007', properties: [inTable, rowEnd] },
  ]
  const { grids } = await read(
    docOf({
      body: [
        ...row(['Orchard', 'Crates', 'Note']),
        ...row(['North', '1', '']),
        ...row(['South', '2', 'late']),
      ],
    }),
  )
  expect(grids).toEqual([
    [
      ['Orchard', 'Crates', 'Note'],
      ['North', '1', ''],
      ['South', '2', 'late'],
    ],
  ])
})

test('footnotes and headers are told apart', async () => {
  const { texts } = await read(
    docOf({ body: [{ text: 'Body\r' }], footnotes: 'A note\r', headers: 'Top\rTop\rBottom\r' }),
  )
  expect(texts).toEqual([
    { text: 'Body', headings: [] },
    { text: 'A note', headings: ['Footnotes'] },
    { text: 'Top\n\nBottom', headings: ['Header and footer'] },
  ])
})

test('documents from before Unicode are in the encoding of their language', async () => {
  const greeting = 'Привет, мир\r'
  const bytes = Buffer.from(
    [...greeting].map((letter) =>
      letter < '\u0080' ? letter.charCodeAt(0) : letter.charCodeAt(0) - 0x410 + 0xc0,
    ),
  )
  expect((await read(doc95Of(bytes, 0x0419))).text).toBe('Привет, мир')
})

test('rows of documents from before 1997 end with an empty cell', async () => {
  const { grids } = await read(
    doc95Of(
      Buffer.from(
        'Orchard\u0007Crates\u0007\u0007North\u0007120\u0007\u0007South\u000785\u0007\u0007The end\r',
      ),
    ),
  )
  expect(grids).toEqual([
    [
      ['Orchard', 'Crates'],
      ['North', '120'],
      ['South', '85'],
    ],
  ])
})

test('objects in the document are named', async () => {
  const native = Buffer.concat([Buffer.alloc(6), Buffer.from('budget.csv\u0000C:\\x\u0000')])
  const whole = compoundOf({
    WordDocument: doc95Stream('Words\r'),
    'ObjectPool/_1/\u0001Ole10Native': native,
  })
  const { text, report } = await read(whole)
  expect(text).toBe('Words\n\nbudget.csv')
  expect(report.notes).toContain('1 embedded object not read: budget.csv.')
})

test('a document whose container has lost its directory still gives its text', async () => {
  // Only streams of some length lie in sectors of their own.
  const whole = docOf({ body: [{ text: `${'Plums came late this year. '.repeat(100)}\r` }] })
  const copy = Buffer.from(whole)
  copy.writeUInt32LE(0xfffffffe, 48)
  const { text, report } = await read(copy)
  expect(text).toContain('Plums came late this year.')
  expect(report.notes.join()).toMatch(/where its parts lie is lost/)
})

test('a container whose sectors lead back to themselves ends', async () => {
  const whole = docOf({ body: [{ text: 'Plums\r' }] })
  const copy = Buffer.from(whole)
  const table = (copy.readUInt32LE(76) + 1) * 512
  for (let sector = 0; sector < 128; sector++) copy.writeUInt32LE(sector % 2, table + sector * 4)
  const outcome = await read(copy).catch((error: unknown) => error)
  expect(outcome).toHaveProperty(outcome instanceof Error ? 'message' : 'text')
})

function doc95Stream(text: string): Buffer {
  const stream = Buffer.alloc(0x800 + text.length)
  stream.writeUInt16LE(0xa5dc, 0)
  stream.writeUInt16LE(0x68, 2)
  stream.writeUInt32LE(0x800, 0x18)
  stream.writeUInt32LE(0x800 + text.length, 0x1c)
  stream.write(text, 0x800, 'latin1')
  return stream
}

test('pieces of text that overlap without end are refused', async () => {
  const body = [{ text: `${'Plums came late. '.repeat(500)}\r` }]
  await expect(read(docOf({ body, repeats: 1_000 }))).rejects.toThrow(/pieces of its text overlap/)
  expect((await read(docOf({ body, repeats: 2 }))).text).toContain('Plums came late.')
})

test('a document whose sectors lead back to themselves is looked for in the file', async () => {
  const bytes = docOf({ body: [{ text: `${'Plums came late. '.repeat(500)}\r` }] })
  const directory = (bytes.readUInt32LE(48) + 1) * 512
  const entry = bytes.indexOf(Buffer.from('WordDocument\u0000', 'utf16le'), directory)
  const start = bytes.readUInt32LE(entry + 116)
  bytes.writeUInt32LE(start, (bytes.readUInt32LE(76) + 1) * 512 + start * 4)
  const { text, report } = await read(bytes)
  expect(text).toContain('Plums came late.')
  expect(report.notes.join()).toMatch(/where its parts lie is lost/)
})
