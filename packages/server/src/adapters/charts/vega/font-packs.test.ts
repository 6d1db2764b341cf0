import { describe, expect, it } from 'vitest'
import { languages, type Language } from '@auger/contract'
import { slicesFor } from './font-packs.ts'

const aliases = (text: string, language?: Language) => slicesFor(text, language).map(({ alias }) => alias)
const drawn = (text: string) =>
  [...text]
    .filter((character) => slicesFor(text).some((slice) => slice.draws(character.codePointAt(0) ?? 0)))
    .join('')

describe('slicesFor', () => {
  it('takes one slice for plain text', () => {
    expect(aliases('Revenue 2024')).toEqual(['noto-sans-latin'])
  })

  it('begins with Latin, so that digits look alike in every chart', () => {
    expect(aliases('2024年销售额')[0]).toBe('noto-sans-latin')
  })

  it('takes nothing that the text does not need', () => {
    expect(aliases('Москва')).toEqual(['noto-sans-latin', 'noto-sans-cyrillic'])
    expect(aliases('北京').length).toBeLessThan(5)
  })

  it('covers every character of the scripts that have a pack', () => {
    const text = 'ÀéîőŁşğßœĐườngệữắΕλλάδαПермьїЎहिन्दीالمبيعات،؟中国销售额鑫龘臺灣銷售額東京の売上アイ가힣'
    expect(drawn(text)).toBe(text)
  })

  it('covers an accent that comes apart from its letter', () => {
    expect(aliases('ệ'.normalize('NFD'))).toContain('noto-sans-vietnamese')
  })

  it('leaves out a character that no pack draws, whatever a slice claims', () => {
    expect(aliases('a\u{10fffd}🚀')).toEqual(['noto-sans-latin'])
  })

  it('is the same whatever was asked before', () => {
    const before = aliases('Łódź')
    aliases('上海 Пермь')
    expect(aliases('Łódź')).toEqual(before)
  })
})

describe('the pack of a shared character', () => {
  const packs = (text: string, language?: Language) =>
    aliases(text, language)
      .slice(1)
      .map((alias) => alias.replace(/-[^-]*$/, ''))

  it.each([
    ['JA', 'noto-sans-jp'],
    ['KO', 'noto-sans-kr'],
    ['ZH-CN', 'noto-sans-sc'],
    ['ZH-TW', 'noto-sans-tc'],
  ] as const)('is that of %s', (language, pack) => {
    expect(packs('直', language)).toEqual([pack])
  })

  it.each([
    ['kana', '直の', 'noto-sans-jp'],
    ['Hangul', '直가', 'noto-sans-kr'],
    ['traditional forms', '直國', 'noto-sans-tc'],
    ['nothing', '直', 'noto-sans-sc'],
  ])('is told by %s where the language has none', (_, text, pack) => {
    expect(new Set(packs(text, 'EN'))).toEqual(new Set([pack]))
  })

  it('comes after Latin in every language', () => {
    for (const language of languages) expect(aliases('A直', language)[0]).toBe('noto-sans-latin')
  })
})
