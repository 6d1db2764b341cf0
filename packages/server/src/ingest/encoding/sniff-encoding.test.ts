import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { inspectEncoding } from './sniff-encoding.ts'
import { transcode } from './transcode.ts'

const never = new AbortController().signal
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'encoding-'))
})

async function read(bytes: Buffer) {
  const [file, to] = [join(folder, 'file'), join(folder, 'to')]
  await writeFile(file, bytes)
  const sniffed = await inspectEncoding(file, never)
  await transcode(file, sniffed.encoding, to, never)
  return { ...sniffed, text: await readFile(to, 'utf8') }
}

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'utf8') : Buffer.from(part))),
  )

test.each([
  ['ASCII', bytes('a,b\n1,2\n'), 'utf-8', 'a,b\n1,2\n'],
  ['UTF-8', bytes('é,城,😀\n'), 'utf-8', 'é,城,😀\n'],
  ['UTF-8 with a mark', bytes([0xef, 0xbb, 0xbf], 'é\n'), 'utf-8', 'é\n'],
  [
    'UTF-16 with a mark',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('é,城\n', 'utf16le')]),
    'utf-16le',
    'é,城\n',
  ],
  ['UTF-16 without a mark', Buffer.from('plain,text\n', 'utf16le'), 'utf-16le', 'plain,text\n'],
  [
    'UTF-16 of characters, without a mark',
    Buffer.from('城市,数\n北京,一千\n上海,九百\n', 'utf16le').swap16(),
    'utf-16be',
    '城市,数\n北京,一千\n上海,九百\n',
  ],
  [
    'ISO 2022',
    bytes([0x1b, 0x24, 0x42, 0x25, 0x61, 0x25, 0x62, 0x1b, 0x28, 0x42], ',1\n'),
    'iso-2022-jp',
    'メモ,1\n',
  ],
  // é, a dash and quotes as Windows writes them; 0xe9 0x2c is no UTF-8.
  [
    'windows-1252',
    bytes('caf', [0xe9], ',a ', [0x96], ' b,', [0x93], 'q', [0x94], '\n'),
    'windows-1252',
    'café,a – b,“q”\n',
  ],
  // 城市 and 北京 in GB 18030.
  [
    'GB 18030',
    bytes([0xb3, 0xc7, 0xca, 0xd0], ',1\n', [0xb1, 0xb1, 0xbe, 0xa9], ',2\n'),
    'gb18030',
    '城市,1\n北京,2\n',
  ],
])('%s', async (_, file, encoding, text) => {
  expect(await read(file)).toEqual({ encoding, text, damaged: false })
})

test('one bad byte late in a large file decides for all of it', async () => {
  const { encoding, text } = await read(
    bytes('plain text, line after line\n'.repeat(40_000), 'caf', [0xe9], ' au lait\n'),
  )
  expect(encoding).toBe('windows-1252')
  expect(text.endsWith('café au lait\n')).toBe(true)
})

test('a few bad bytes among many good ones are damage, and no other encoding', async () => {
  expect(await read(bytes('é,ü,ß,城,市,ñ,ø,å,æ,ç,ê\n', [0xe5], ',1\n'))).toEqual({
    encoding: 'utf-8',
    damaged: true,
    text: 'é,ü,ß,城,市,ñ,ø,å,æ,ç,ê\n\ufffd,1\n',
  })
})

test('a character that lies across two blocks is whole', async () => {
  const text = `${'x'.repeat(256 * 1024 - 1)}城${'é'.repeat(200_000)}😀`
  expect(await read(Buffer.from(text))).toEqual({ encoding: 'utf-8', text, damaged: false })
})
