export const languages = [
  'EN',
  'ES',
  'AR',
  'PT',
  'ID',
  'JA',
  'RU',
  'HI',
  'FR',
  'DE',
  'VI',
  'TR',
  'PL',
  'IT',
  'KO',
  'ZH-CN',
  'ZH-TW',
] as const

export type Language = (typeof languages)[number]

/** What a session or a job may ask for: AUTO detects the language from the question. */
export const outputLanguages = ['AUTO', ...languages] as const

export type OutputLanguage = (typeof outputLanguages)[number]
