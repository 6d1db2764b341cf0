import { languages } from '@auger/contract'
import { describe, expect, it } from 'vitest'
import { chartLocale } from './chart-locale.ts'

const numberOf = (language: (typeof languages)[number]) =>
  chartLocale(language).number as { decimal: string; thousands: string; grouping: number[] }
const monthsOf = (language: (typeof languages)[number]) =>
  (chartLocale(language).time as unknown as { shortMonths: string[] }).shortMonths

describe('chartLocale', () => {
  // As Unicode's own tables (CLDR) have them.
  it.each([
    ['EN', '.', ',', [3, 3, 3]],
    ['DE', ',', '.', [3, 3, 3]],
    ['FR', ',', '\u00a0', [3, 3, 3]],
    ['PL', ',', '\u00a0', [3, 3, 3]],
    ['HI', '.', ',', [3, 2, 2, 2, 2]],
    ['AR', '.', ',', [3, 3, 3]],
  ] as const)('writes numbers as %s does', (language, decimal, thousands, grouping) => {
    expect(numberOf(language)).toMatchObject({ decimal, thousands, grouping })
  })

  it.each([
    ['EN', 'Jan', 'Dec'],
    ['DE', 'Jan', 'Dez'],
    ['RU', 'янв.', 'дек.'],
    ['ZH-TW', '1月', '12月'],
    ['AR', 'يناير', 'ديسمبر'],
  ] as const)('names months as %s does', (language, first, last) => {
    expect([monthsOf(language)[0], monthsOf(language)[11]]).toEqual([first, last])
  })

  it('has digits that the table has, in every language', () => {
    for (const language of languages) expect(monthsOf(language).join('')).not.toMatch(/[٠-٩०-९]/)
  })
})
