import { expect, test } from 'vitest'
import { pptOf, record } from '../samples/old-slides.contract.ts'
import { compoundOf } from '../samples/old-word.contract.ts'
import { readSample } from '../samples/read-sample.contract.ts'

const read = (bytes: Buffer) => readSample(bytes, 'ppt')

test('slides come in the order in which they are shown, with their notes told apart', async () => {
  const { texts } = await read(
    pptOf(
      [{ title: 'one', boxes: ['box one'], notes: 'Say one' }, { title: 'two' }, { title: 'three' }],
      [2, 0, 1],
    ),
  )
  expect(texts).toEqual([
    { page: 1, headings: ['three'], text: 'three' },
    { page: 2, headings: ['one'], text: 'one\n\nbox one' },
    { page: 2, headings: ['one', 'Notes'], text: 'Say one' },
    { page: 3, headings: ['two'], text: 'two' },
  ])
})

test('a star in the place of a slide number is no text', async () => {
  expect((await read(pptOf([{ title: 'one', boxes: ['*'] }]))).text).toBe('one')
})

test('a presentation whose lists are lost still gives its texts', async () => {
  const whole = pptOf([{ title: 'Title', boxes: ['box'] }])
  const stream = Buffer.from(whole)
  // The directory of what is where no longer is one.
  stream.writeUInt16LE(0, stream.indexOf(Buffer.from([0x72, 0x17])))
  const { text } = await read(stream)
  expect(text).toContain('box')
})

test('records in records do not go on for ever', async () => {
  let nested = record(4000, Buffer.from('deep', 'utf16le'))
  for (let depth = 0; depth < 3_000; depth++) nested = record(1000, [nested])
  const file = compoundOf({
    'PowerPoint Document': Buffer.concat([nested, Buffer.alloc(4096)]),
    'Current User': Buffer.alloc(28),
  })
  expect((await read(file)).text).toBe('deep')
})

test('what a master says on every slide comes last, without what only says what to type', async () => {
  const { texts } = await read(pptOf([{ title: 'one' }], [0], { onMaster: 'For the growers only' }))
  expect(texts).toEqual([
    { page: 1, headings: ['one'], text: 'one' },
    { headings: ['Layout'], text: 'For the growers only' },
  ])
})

test('a slide that is listed again is not read again', async () => {
  const { texts } = await read(pptOf([{ boxes: ['once'] }], [0, 0, 0]))
  expect(texts).toEqual([{ page: 1, headings: [], text: 'once' }])
})

test('shapes that lie anywhere are no table, however many they are', async () => {
  const { tables, text } = await read(pptOf([{ scattered: 15_000 }]))
  expect(tables).toEqual([])
  expect(text.match(/x/g)).toHaveLength(15_000)
})

test('hundreds of thousands of shapes in groups are read', async () => {
  const { text } = await read(pptOf([{ boxes: Array.from({ length: 150_000 }, () => 'x') }]))
  expect(text.match(/x/g)).toHaveLength(150_000)
})

test('texts in texts of a damaged presentation do not come to more than there is', async () => {
  const beginning = Buffer.from([0, 0, 0xa0, 0x0f, 0, 0, 0x08, 0])
  const file = compoundOf({ 'PowerPoint Document': Buffer.alloc(2 ** 20, beginning) })
  const { report } = await read(file)
  expect(report.characters).toBeLessThan(2 ** 20)
})
