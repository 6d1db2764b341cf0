import { expect, test } from 'vitest'
import { attributeOf, splitTags } from './tags.ts'

const split = (markup: string, dialect: 'html' | 'jsx' = 'html') =>
  [...splitTags(markup, dialect)].map((piece) =>
    piece.kind === 'text'
      ? piece.text
      : `<${piece.closing ? '/' : ''}${piece.name}${piece.selfClosing ? '/' : ''}>`,
  )

test('texts and tags come apart', () => {
  expect(split('a <B class="x">b</b> <br/> c')).toEqual(['a ', '<b>', 'b', '</b>', ' ', '<br/>', ' c'])
})

test('what only looks like a tag is text', () => {
  expect(split('1 < 2 and 3 > 2')).toEqual(['1 < 2 and 3 > 2'])
  expect(split('a <b c')).toEqual(['a <b c'])
  expect(split('a <!-- b')).toEqual(['a '])
})

test('quotes hold anything, and an apostrophe is none', () => {
  expect(split(`<a title="1 > 2" alt='>'>x</a>`)).toEqual(['<a>', 'x', '</a>'])
  expect(split(`<p don't>x`)).toEqual(['<p>', 'x'])
})

test('comments, declarations and scripts are no text', () => {
  expect(split('a<!-- <b> -->b<!DOCTYPE x>c<script>if (a < b) {}</script>d')).toEqual([
    'a',
    'b',
    'c',
    '<script>',
    '</script>',
    'd',
  ])
})

test('braces of JSX hold anything', () => {
  expect(split('<A b={() => 1 > 2} c>x</A>', 'jsx')).toEqual(['<a>', 'x', '</a>'])
})

test('an attribute is read with any quotes or none', () => {
  for (const written of ['colspan="2"', "colspan='2'", 'colspan = 2', 'x colspan=2'])
    expect(attributeOf(` ${written} y`, 'colspan')).toBe('2')
  expect(attributeOf(' data-colspan="2"', 'colspan')).toBeUndefined()
})

test.each(['<a ', '<a b="', "<a b='", '</', '<td', '<!-', '<script', '<a <a "', '{<A {'])(
  'what begins again and again as %s and never ends takes time in step with its length',
  (mark) => {
    const markup = `${mark.repeat(60_000)}${'x'.repeat(50_000)}>`
    expect(split(markup).join('').length + split(markup, 'jsx').join('').length).toBeGreaterThan(0)
  },
)
