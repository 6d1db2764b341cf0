import { expect, it } from 'vitest'
import type { Language } from '@auger/contract'
import type { ColumnUnit } from '../domain/table.ts'
import { fromCell, localeFor, render, withUnit } from './index.ts'

it.each<[Language, ColumnUnit, string]>([
  ['EN', { kind: 'currency', text: '€' }, '€12'],
  ['EN', { kind: 'currency', text: 'USD' }, 'USD\u00a012'],
  ['DE', { kind: 'currency', text: '€' }, '12\u00a0€'],
  ['FR', { kind: 'percent', text: '%' }, '12\u00a0%'],
  ['EN', { kind: 'percent', text: '%' }, '12%'],
  ['ZH-CN', { kind: 'currency', text: '元' }, '12元'],
  ['JA', { kind: 'currency', text: '円' }, '12円'],
  ['RU', { kind: 'currency', text: '₽' }, '12\u00a0₽'],
  ['HI', { kind: 'currency', text: '₹' }, '₹12'],
  ['EN', { kind: 'unit', text: 'kg' }, '12\u00a0kg'],
])('in %s a number with %j is %s', (language, unit, text) => {
  const { content } = render(withUnit(fromCell('12', 0, 'a'), unit, localeFor(language).locale), 'a.csv')
  expect(content).toBe(text)
})

it('has a minus before the currency', () => {
  const unit = { kind: 'currency', text: '$' } as const
  const said = (language: Language) =>
    render(withUnit(fromCell('-12', 0, 'a'), unit, localeFor(language).locale), 'a.csv').content
  expect(said('EN')).toBe('-$12')
  expect(said('DE')).toBe('-12\u00a0$')
})
