import type { Language } from '@auger/contract'
import { expect, it } from 'vitest'
import type { Table } from '../../domain/table.ts'
import { headerLanguage } from './header-language.ts'

const tables = (headers: string): readonly Table[] =>
  [{ columns: headers.split(', ').map((name) => ({ name })) }] as unknown as readonly Table[]

it.each<[Language, string]>([
  ['ES', 'Fecha, Cliente, Cantidad, Precio'],
  ['FR', 'Date de commande, Client, Ville, Montant'],
  ['DE', 'Bestelldatum, Kundennummer, Menge'],
  ['PT', 'Data do pedido, Cidade, Quantidade'],
  ['IT', 'Data ordine, Città, Quantità, Importo'],
  ['ID', 'Tanggal, Pelanggan, Jumlah, Kota'],
  ['TR', 'Siparis Tarihi, Musteri, Sehir'],
  ['PL', 'Data zamówienia, Klient, Kwota'],
  ['VI', 'Ngày, Khách hàng, Số lượng'],
  ['JA', '売上, 顧客'],
])('%s: %s', async (language, headers) => {
  expect(await headerLanguage(tables(headers), ['EN'])).toBe(language)
})

it('needs no words that the question has already', async () => {
  expect(await headerLanguage(tables('Fecha, Cliente, Cantidad'), ['ES', 'EN'])).toBeUndefined()
  expect(await headerLanguage(tables('order_date, customer, total'), ['EN'])).toBeUndefined()
  expect(await headerLanguage(tables('売上, 顧客'), ['JA', 'EN'])).toBeUndefined()
})

it('takes shortened words and numbers for no language', async () => {
  expect(await headerLanguage(tables('hp, mpg, cyl, disp, wt2, qsec'), ['EN'])).toBeUndefined()
  expect(await headerLanguage(tables('2019, 2020, 2021'), ['EN'])).toBeUndefined()
})
