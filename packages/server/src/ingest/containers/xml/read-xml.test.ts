import { expect, test } from 'vitest'
import { readXml, type XmlHandler } from './read-xml.ts'

async function walk(xml: string | Buffer, skip = '') {
  const seen: string[] = []
  const chunks = async function* () {
    // One byte at a time, so that nothing hangs on where a piece ends.
    for (const byte of Buffer.from(xml)) yield Buffer.from([byte])
  }
  const { damaged } = await readXml(
    chunks(),
    {
      open(name, attribute) {
        seen.push(`<${name} ${attribute('val') ?? ''}>`)
        return name === skip ? 'skip' : 'enter'
      },
      close: (name) => seen.push(`</${name}>`),
      text: (text) => text.trim() !== '' && seen.push(text),
    },
    new AbortController().signal,
  )
  return { seen, damaged }
}

const word = 'xmlns:q="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

test('names are short whatever the prefix, and attributes of the same namespace have none', async () => {
  expect(await walk(`<q:p ${word} q:val="1">é<q:t val="2"/></q:p>`)).toEqual({
    seen: ['<w:p 1>', 'é', '<w:t 2>', '</w:t>', '</w:p>'],
    damaged: false,
  })
})

test('what is skipped is skipped whole', async () => {
  expect((await walk(`<q:p ${word}><q:del><q:p>no</q:p></q:del>yes</q:p>`, 'w:del')).seen).toEqual([
    '<w:p >',
    '<w:del >',
    'yes',
    '</w:p>',
  ])
})

test('what breaks off is closed, and that is told', async () => {
  expect(await walk(`<q:p ${word}><q:t>half`)).toEqual({
    seen: ['<w:p >', '<w:t >', 'half', '</w:t>', '</w:p>'],
    damaged: true,
  })
})

test('a namespace that is damaged is known by its prefix', async () => {
  expect((await walk('<w:p xmlns:w="http://schemas.o####formats.org/main"/>')).seen[0]).toBe('<w:p >')
})

test('UTF-16 and declared encodings are read', async () => {
  const wide = Buffer.from('\ufeff<?xml version="1.0" encoding="UTF-16"?><a>ж</a>', 'utf16le')
  const old = Buffer.from('<?xml version="1.0" encoding="windows-1251"?><a>\xe6</a>', 'latin1')
  for (const xml of [wide, old]) {
    const seen: string[] = []
    const chunks = async function* () {
      yield xml
    }
    await readXml(
      chunks(),
      { open: () => 'enter', close: () => {}, text: (text) => seen.push(text) },
      new AbortController().signal,
    )
    expect(seen.join('')).toBe('ж')
  }
})

test('entities that multiply are refused, plain ones are left as they stand', async () => {
  await expect(walk('<!DOCTYPE a [<!ENTITY b "x"><!ENTITY c "&b;&b;">]><a>&c;</a>')).rejects.toThrow(
    /entities/,
  )
  await expect(walk(`<!DOCTYPE a [<!ENTITY b "${'x'.repeat(2_000)}">]><a>&b;</a>`)).rejects.toThrow(
    /entities/,
  )
  expect((await walk('<!DOCTYPE a [<!ENTITY b "x">]><a>&b;</a>')).seen).toContain('&b;')
})

test('there is a limit to depth', async () => {
  await expect(walk('<a>'.repeat(2_001))).rejects.toThrow(/2000 deep/)
})

test.each(['SYSTEM "file:///etc/passwd"', 'PUBLIC "a" "http://example.org/b"'])(
  'entities that lie outside of the file are refused: %s',
  async (place) => {
    await expect(walk(`<!DOCTYPE a [<!ENTITY b ${place}>]><a>&b;</a>`)).rejects.toThrow(/lie outside of it/)
    await expect(walk(`<!DOCTYPE a [<!ENTITY % b ${place}> %b;]><a/>`)).rejects.toThrow(/lie outside of it/)
  },
)

const silent: XmlHandler = { open: () => 'enter', close: () => {}, text: () => {} }

test('a text, a tag or a comment without end is refused', async () => {
  const block = Buffer.alloc(2 ** 20, 'plum ')
  const endless = async function* (begin: string) {
    yield Buffer.from(begin)
    for (;;) yield block
  }
  for (const begin of ['<a>', '<a b="', '<!--', '<![CDATA['])
    await expect(readXml(endless(begin), silent, new AbortController().signal)).rejects.toThrow(
      /without a paragraph or a tag between them/,
    )
})

test('it stops when nobody wants it any more', async () => {
  const chunks = async function* () {
    yield Buffer.from('<a>')
  }
  await expect(readXml(chunks(), silent, AbortSignal.abort())).rejects.toThrow(/aborted/)
})
