import { describe, expect, test } from 'vitest'
import { createXmlScanner, XmlRefusal } from './xml-scanner.ts'

/** What a scanner says of a text that comes in pieces of a size. */
function events(xml: string, size: number) {
  const seen: string[] = []
  const scanner = createXmlScanner({
    open(name, attributes) {
      const list = Object.entries(attributes).map(([key, value]) => ` ${key}=${value}`)
      seen.push(`<${name}${list.join('')}>`)
    },
    text(text) {
      if (seen.at(-1)?.startsWith('"') === true) seen.push(`"${(seen.pop() ?? '').slice(1, -1)}${text}"`)
      else seen.push(`"${text}"`)
    },
    close: (name) => seen.push(`</${name}>`),
  })
  for (let at = 0; at < xml.length; at += size) scanner.write(xml.slice(at, at + size))
  return { seen: seen.join(''), ...scanner.end() }
}

describe('however the pieces fall', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['<a><b c="1" d=\'2\'/>text</a>', '<a><b c=1 d=2></b>"text"</a>'],
    ['<?xml version="1.0"?><!-- no > --><x:a xmlns:x="y">1</x:a>', '<a xmlns:x=y>"1"</a>'],
    ['<a>&lt;&amp;&#65;&#x1F600;&quot;</a>', '<a>"<&A😀""</a>'],
    ['<a b="x &gt; > y"/>', '<a b=x > > y></a>'],
    ['<a><![CDATA[<b>&amp;]]></a>', '<a>"<b>&amp;"</a>'],
    ['<a >1\r\n2\r3</a >', '<a>"1\n2\n3"</a>'],
    ['<a\n  b = "1"\n/>', '<a b=1></a>'],
    ['<a>&unknown; & more</a>', '<a>"&unknown; & more"</a>'],
    ['<a></a>\n', '<a></a>'],
  ]
  test.each(cases)('%s', (xml, expected) => {
    for (const size of [1, 2, 3, 7, 1000]) {
      expect(events(xml, size)).toEqual({ seen: expected, damaged: false, brokenOff: false })
    }
  })
})

test('what is not well formed is told', () => {
  expect(events('<a><b></a>', 4)).toMatchObject({ seen: '<a><b></b></a>', damaged: true })
  expect(events('<a></b></a>', 4)).toMatchObject({ seen: '<a></a>', damaged: true })
  expect(events('<a><b>', 4)).toMatchObject({ brokenOff: true })
  expect(events('<a><b c="1', 4)).toMatchObject({ brokenOff: true })
})

test('declarations of a type are refused', () => {
  expect(() => events('<!DOCTYPE a [<!ENTITY b "c">]><a/>', 5)).toThrow(XmlRefusal)
})
