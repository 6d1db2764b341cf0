import type { Language } from '@auger/contract'

/** The language for Intl. Digits stay those of the table, which is what the chart is compared with. */
export const intlTag = (language: Language): string => `${language.toLowerCase()}-u-nu-latn`
