import type { Language } from '@auger/contract'

/** Whether words of a language are parted by spaces. */
export const isSpaced = (language: Language): boolean =>
  language !== 'JA' && language !== 'ZH-CN' && language !== 'ZH-TW'
