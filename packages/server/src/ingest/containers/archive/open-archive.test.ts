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
  test('that is not what was packed is read, and known as damaged', async () => {
    const bytes = zipOf({ 'A.xml': 'plums' })
    bytes.writeUInt32LE(12_345, bytes.indexOf('PK\u0001\u0002') + 16)
    const archive = await open(bytes)
    expect(await text(archive.read('a.xml'))).toBe('plums')
    expect([...archive.damaged]).toEqual(['A.xml'])
    await archive.close()
  })
})
