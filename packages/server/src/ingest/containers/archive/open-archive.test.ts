import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { zipOf } from '../../documents/samples/zip.contract.ts'
import { openArchive } from './open-archive.ts'

async function open(bytes: Buffer) {
  const file = join(await mkdtemp(join(tmpdir(), 'archive-')), 'a.zip')
  await writeFile(file, bytes)
  return openArchive(file, new AbortController().signal)
}

async function text(chunks: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = []
  for await (const chunk of chunks) pieces.push(chunk)
  return Buffer.concat(pieces).toString()
}

test('parts are found in any case and with either slash', async () => {
  const archive = await open(zipOf({ 'Word\\Document.xml': 'hello' }))
  expect(await text(archive.read('/word/document.XML'))).toBe('hello')
  expect(archive.recovered).toBe(false)
  await archive.close()
})

test('a part that is cut off gives what it has, and is known as damaged', async () => {
  const whole = zipOf({ 'a.xml': Array.from({ length: 3_000 }, (_, at) => `word${at * 7_919} `).join('') })
  const archive = await open(whole.subarray(0, whole.length / 2))
  expect(archive.recovered).toBe(true)
  expect(await text(archive.read('a.xml'))).toMatch(/^word0 word7919 /)
  expect([...archive.damaged]).toEqual(['a.xml'])
  await archive.close()
})

test('an archive inside the archive does not take the place of its parts', async () => {
  const inner = zipOf({ 'a.xml': 'inner' })
  const whole = zipOf({ 'a.xml': 'outer', 'b.zip': Buffer.concat([inner, Buffer.alloc(10)]) })
  const archive = await open(whole.subarray(0, whole.lastIndexOf('PK\u0001\u0002') - 60))
  expect(await text(archive.read('a.xml'))).toBe('outer')
  await archive.close()
})

test('bytes that are no archive are refused', async () => {
  await expect(open(Buffer.from('PK\u0003\u0004'))).rejects.toThrow(/holds no parts/)
})

describe('a part', () => {
  const words = Array.from({ length: 3_000 }, (_, at) => `word${at * 7_919} `).join('')

  test('of an archive with a password is refused', async () => {
    const bytes = zipOf({ 'a.xml': 'x' })
    // The flags of the part, where it lies and in the directory.
    bytes.writeUInt16LE(1, 6)
    bytes.writeUInt16LE(1, bytes.indexOf('PK\u0001\u0002') + 8)
    const archive = await open(bytes)
    await expect(text(archive.read('a.xml'))).rejects.toThrow(/archive with a password/)
    await archive.close()
  })

  test('packed in a way that nobody uses is nothing, and known as damaged', async () => {
    const bytes = zipOf({ 'a.xml': 'x' })
    bytes.writeUInt16LE(99, bytes.indexOf('PK\u0001\u0002') + 10)
    const archive = await open(bytes)
    expect(await text(archive.read('a.xml'))).toBe('')
    expect([...archive.damaged]).toEqual(['a.xml'])
    await archive.close()
  })

  test('whose bytes are damaged ends there', async () => {
    const bytes = zipOf({ 'a.xml': words })
    const start = bytes.indexOf('a.xml') + 5
    bytes.fill(0xff, start + 2_000, start + 2_400)
    const archive = await open(bytes)
    const read = await text(archive.read('a.xml'))
    expect(words.startsWith(read.slice(0, 500))).toBe(true)
    expect(read).not.toBe(words)
    expect([...archive.damaged]).toEqual(['a.xml'])
    await archive.close()
  })

  test('that is not what was packed is read, and known as damaged', async () => {
    const bytes = zipOf({ 'A.xml': 'plums' })
    bytes.writeUInt32LE(12_345, bytes.indexOf('PK\u0001\u0002') + 16)
    const archive = await open(bytes)
    expect(await text(archive.read('a.xml'))).toBe('plums')
    expect([...archive.damaged]).toEqual(['A.xml'])
    await archive.close()
  })

  test('that claims to be huge is refused before a byte of it is unpacked', async () => {
    const archive = await open(zipOf([{ name: 'a.xml', bytes: 'x', claimed: 3_000_000_000 }]))
    await expect(text(archive.read('a.xml'))).rejects.toThrow(/unpacks to far more/)
    await archive.close()
  })

  test('that is not there is refused by its name', async () => {
    const archive = await open(zipOf({ 'a.xml': 'x' }))
    expect(() => archive.read('b.xml')).toThrow(/lacks its part b\.xml/)
    await archive.close()
  })

  test('that comes twice is the one that the directory names last', async () => {
    const archive = await open(
      zipOf([
        { name: 'a.xml', bytes: 'old' },
        { name: 'A.XML', bytes: 'new' },
      ]),
    )
    expect(await text(archive.read('a.xml'))).toBe('new')
    await archive.close()
  })
})
