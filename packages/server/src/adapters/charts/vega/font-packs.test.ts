import { describe, expect, it } from 'vitest'
import { inOrder, slicesFor } from './font-packs.ts'

const aliases = (text: string) => slicesFor(text).map(({ alias }) => alias)
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
    const text = 'ÀéîőŁşğßœĐườngệữắΕλλάδαПермьїЎहिन्दी中国销售额鑫龘'
    expect(drawn(text)).toBe(text)
  })

  it('covers an accent that comes apart from its letter', () => {
    expect(aliases('ệ'.normalize('NFD'))).toContain('noto-sans-vietnamese')
  })

  it('leaves out a character that no pack draws, whatever a slice claims', () => {
    expect(aliases('a가')).toEqual(['noto-sans-latin'])
  })

  it('is the same whatever was asked before', () => {
    const before = aliases('Łódź')
    aliases('上海 Пермь')
    expect(aliases('Łódź')).toEqual(before)
  })
})

describe('inOrder', () => {
  const chinese = { name: 'chinese' }
  const japanese = { name: 'japanese', leads: /\p{Script=Hiragana}/u }

  it('puts a pack first where the text shows its language', () => {
    expect(inOrder([chinese, japanese], '東京の人口')).toEqual([japanese, chinese])
    expect(inOrder([chinese, japanese], '东京')).toEqual([chinese, japanese])
  })
})
