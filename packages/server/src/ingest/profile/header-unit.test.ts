import { expect, test } from 'vitest'
import { headerUnit } from './header-unit.ts'

test.each([
  ['Price (EUR)', 'currency', '€'],
  ['price_usd', 'currency', 'USD'],
  ['Amount ($)', 'currency', '$'],
  ['Umsatz in €', 'currency', '€'],
  ['Umsatz (in EUR)', 'currency', '€'],
  ['金额（元）', 'currency', '元'],
  ['売上[円]', 'currency', '円'],
  ['Выручка, руб.', 'currency', '₽'],
  ['Share %', 'percent', '%'],
  ['增长率(%)', 'percent', '%'],
  ['占比%', 'percent', '%'],
  ['completion_pct', 'percent', '%'],
  ['weight_kg', 'unit', 'kg'],
  ['Weight (KG)', 'unit', 'kg'],
  ['distance, km', 'unit', 'km'],
  ['latencyMs', 'unit', 'ms'],
  ['Temp [°C]', 'unit', '°C'],
  ['Max temp °C', 'unit', '°C'],
  ['Delay (min)', 'unit', 'min'],
  ['length (m)', 'unit', 'm'],
  ['размер (см)', 'unit', 'cm'],
  ['duration_days', 'unit', 'd'],
  ['speed (km/h)', 'unit', 'km/h'],
] as const)('%s is in %s %s', (name, kind, text) => expect(headerUnit(name)).toEqual({ kind, text }))

test.each([
  'price',
  'price_min',
  'check in',
  'days',
  'price per kg',
  'cost (per unit)',
  'name (full)',
  'rate (€/kg)',
  'try',
  'items to',
  'm',
  'grade (A)',
  '',
])('%j states none', (name) => expect(headerUnit(name)).toBeNull())
