import { describe, expect, it } from 'vitest'
import { smallTable } from '../link/small-question.contract.ts'
import { headerLanguage } from './header-language.ts'

const of = (...columns: readonly string[]) => headerLanguage([smallTable('t', columns)])

describe('what headers are written in', () => {
  it.each([
    ['DE', ['Bestell_Nr', 'Lieferdatum', 'Kunde', 'Gesamtpreis', 'Umsatz']],
    ['FR', ['date_commande', 'quantité', 'prix', 'ville']],
    ['PL', ['Klient', 'Miasto', 'Cena', 'Ilość']],
    ['RU', ['Клиент', 'Город', 'Цена']],
  ] as const)('is told by words for things: %s', async (language, columns) => {
    expect(await of(...columns)).toBe(language)
  })

  it('is English where English knows the words, whoever shares them', async () => {
    expect(await of('Name', 'Date', 'Region', 'Total', 'Agent')).toBeUndefined()
  })

  it('is not told by a single word among many', async () => {
    expect(await of('OrderDate', 'Customer', 'City', 'Price', 'Umsatz')).toBeUndefined()
  })

  it('takes camels apart', async () => {
    expect(await of('KundeName', 'PreisBrutto', 'Stadt')).toBe('DE')
  })
})
