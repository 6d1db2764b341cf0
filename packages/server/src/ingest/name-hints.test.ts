import { expect, test } from 'vitest'
import { namesCode, namesDate, namesIdentifier, namesMoment } from './name-hints.ts'

test.each([
  'date',
  'order_date',
  'OrderDate',
  'Date of birth',
  'Datum',
  'fecha',
  'data zamówienia',
  'дата',
  '日期',
  '날짜',
  'data',
])('%s names days', (name) => expect(namesDate(name)).toBe(true))

test.each(['update', 'Sales to date', 'date_id', 'data usage', 'dateline', 'number', '数据'])(
  '%s names no days',
  (name) => expect(namesDate(name)).toBe(false),
)

test.each(['created_at', 'eventTime', 'unix_ts', '时间', 'время'])('%s names moments', (name) =>
  expect(namesMoment(name)).toBe(true),
)

test.each([
  ['Phone', 'telephone'],
  ['手机', 'telephone'],
  ['zip_code', 'postcode'],
  ['Phone No.', 'telephone'],
  ['phone sales', undefined],
  ['market cap', undefined],
  ['PLZ', 'postcode'],
  ['ISBN', 'account'],
  ['price', undefined],
  ['zipper', undefined],
])('%s is a %s', (name, kind) => expect(namesCode(name)).toBe(kind))

test.each([
  'order_id',
  'ID cliente',
  'Código do pedido',
  'Número de pedido',
  'Numéro de vol',
  'Numero ordine',
  'Code client',
])('%s names what rows are told apart by', (name) => expect(namesIdentifier(name)).toBe(true))

test.each(['Número de pasajeros', 'Numero di ordini', 'Code coverage', 'Nombre de vols', 'idea'])(
  '%s does not',
  (name) => expect(namesIdentifier(name)).toBe(false),
)
