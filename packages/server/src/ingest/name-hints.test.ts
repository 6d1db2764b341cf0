import { expect, test } from 'vitest'
import { namesCode, namesDate, namesMoment } from './name-hints.ts'

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
