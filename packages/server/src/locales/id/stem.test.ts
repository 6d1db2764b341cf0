import { describe, expect, it } from 'vitest'
import { parts, stem } from './stem.ts'

describe('the Indonesian stem', () => {
  it.each([
    ['harganya', 'harga'],
    ['kota-kota', 'kota'],
    ['kota-kotanya', 'kota'],
    ['panjangkah', 'panjang'],
    ['siswa', 'siswa'],
    ['tanya', 'tanya'],
    ['sekolah', 'sekolah'],
  ])('of %s is %s', (word, root) => {
    expect(stem(word)).toBe(root)
  })
})

describe('the parts of an Indonesian word', () => {
  it.each([
    ['Harganya', [5]],
    ['besarkah', [5]],
    ['kota', []],
    ['Kenya', []],
  ])('%s is cut at %j', (word, places) => {
    expect(parts(word)).toEqual(places)
  })
})
