import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openTextLines } from './text-lines.ts'

async function linesOf(content: Buffer | string): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lines-'))
  const file = join(folder, 'a.txt')
  await writeFile(file, content)
  const { lines } = await openTextLines({ file, name: 'a.txt', folder, signal: new AbortController().signal })
  const found: string[] = []
  for await (const some of lines) found.push(...some)
  return found
}

test('lines end as on any system, and the mark at the beginning is gone', async () => {
  expect(await linesOf('\ufeffone\r\ntwo\rthree\n\nfour')).toEqual(['one', 'two', 'three', '', 'four'])
  expect(await linesOf('one\r\n')).toEqual(['one'])
})

test('a line is whole wherever the file is read in pieces', async () => {
  const long = 'plum '.repeat(100_000)
  expect(await linesOf(`${long}\r\nshort\r\n${long}`)).toEqual([long, 'short', long])
  for (const shift of [0, 1, 2]) {
    const first = 'x'.repeat(256 * 1024 - shift)
    expect(await linesOf(`${first}\r\nsecond`)).toEqual([first, 'second'])
  }
})

test('other encodings are read as what they are', async () => {
  expect(await linesOf(Buffer.from('\ufeffGröße\nзима', 'utf16le'))).toEqual(['Größe', 'зима'])
})

test.each([
  ['nothing', '', /is empty/],
  [
    'a program',
    Buffer.from(Array.from({ length: 3_000 }, (_, at) => (at * 131) & 0xff)),
    /only a program can read/,
  ],
])('a file of %s is refused', async (_, content, reason) => {
  await expect(linesOf(content)).rejects.toThrow(reason)
})
