import { expect, it } from 'vitest'
import { stem } from './stem.ts'

it('drops the accents, however they were typed', () => {
  expect(['thành', 'phố', 'đường', 'hoà', 'hòa'].map(stem)).toEqual(['thanh', 'pho', 'duong', 'hoa', 'hoa'])
  expect(stem('thành'.normalize('NFD'))).toBe('thanh')
  expect(stem('city')).toBe('city')
})
