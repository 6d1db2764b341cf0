import { expect, it } from 'vitest'
import { latinDigits } from './one-spelling.ts'
import { fold } from './table.ts'

it.each([
  ['أعلى', 'اعلي'],
  ['المدينة', 'المدينه'],
  ['إجماليًّا', 'اجماليا'],
  ['بـ', 'ب'],
  ['ज़्यादा', 'ज्यादा'],
  ['हिन्दी', 'हिंदी'],
  ['पाँच', 'पांच'],
  ['ऑर्डर', 'आर्डर'],
  ['लिये', 'लिए'],
  ['क्\u200dया', 'क्या'],
])('%s is also spelled %s', (one, other) => expect(fold(one)).toBe(fold(other)))

it('leaves other scripts alone', () => expect(fold('Élan №5')).toBe('élan no5'))

it('reads the digits of Arabic and Devanagari in place', () => {
  expect(latinDigits('١٬٢٣٤٫٥ و۲۰۲۳')).toBe('1,234.5 و2023')
  expect(latinDigits('१,२३,४५६')).toBe('1,23,456')
})
