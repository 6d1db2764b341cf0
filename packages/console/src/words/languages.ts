import type { Language } from '@auger/contract'
import type { AdministrationWords, Words } from './words.ts'

export interface PageLanguage {
  /** As Intl and the document know it. */
  readonly tag: string
  /** What its speakers call it. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  readonly load: () => Promise<{ readonly words: Words }>
  /** What few people ever see. */
  readonly loadAdministration: () => Promise<{ readonly administration: AdministrationWords }>
}

/** The languages of the page, each loaded when it is spoken. */
export const languages: { readonly [code in Language]: PageLanguage } = {
  EN: {
    tag: 'en',
    name: 'English',
    direction: 'ltr',
    load: () => import('./en/words.ts'),
    loadAdministration: () => import('./en/administration.ts'),
  },
  ES: {
    tag: 'es',
    name: 'Español',
    direction: 'ltr',
    load: () => import('./es/words.ts'),
    loadAdministration: () => import('./es/administration.ts'),
  },
  AR: {
    tag: 'ar',
    name: 'العربية',
    direction: 'rtl',
    load: () => import('./ar/words.ts'),
    loadAdministration: () => import('./ar/administration.ts'),
  },
  PT: {
    tag: 'pt',
    name: 'Português',
    direction: 'ltr',
    load: () => import('./pt/words.ts'),
    loadAdministration: () => import('./pt/administration.ts'),
  },
  ID: {
    tag: 'id',
    name: 'Bahasa Indonesia',
    direction: 'ltr',
    load: () => import('./id/words.ts'),
    loadAdministration: () => import('./id/administration.ts'),
  },
  JA: {
    tag: 'ja',
    name: '日本語',
    direction: 'ltr',
    load: () => import('./ja/words.ts'),
    loadAdministration: () => import('./ja/administration.ts'),
  },
  RU: {
    tag: 'ru',
    name: 'Русский',
    direction: 'ltr',
    load: () => import('./ru/words.ts'),
    loadAdministration: () => import('./ru/administration.ts'),
  },
  HI: {
    tag: 'hi',
    name: 'हिन्दी',
    direction: 'ltr',
    load: () => import('./hi/words.ts'),
    loadAdministration: () => import('./hi/administration.ts'),
  },
  FR: {
    tag: 'fr',
    name: 'Français',
    direction: 'ltr',
    load: () => import('./fr/words.ts'),
    loadAdministration: () => import('./fr/administration.ts'),
  },
  DE: {
    tag: 'de',
    name: 'Deutsch',
    direction: 'ltr',
    load: () => import('./de/words.ts'),
    loadAdministration: () => import('./de/administration.ts'),
  },
  VI: {
    tag: 'vi',
    name: 'Tiếng Việt',
    direction: 'ltr',
    load: () => import('./vi/words.ts'),
    loadAdministration: () => import('./vi/administration.ts'),
  },
  TR: {
    tag: 'tr',
    name: 'Türkçe',
    direction: 'ltr',
    load: () => import('./tr/words.ts'),
    loadAdministration: () => import('./tr/administration.ts'),
  },
  PL: {
    tag: 'pl',
    name: 'Polski',
    direction: 'ltr',
    load: () => import('./pl/words.ts'),
    loadAdministration: () => import('./pl/administration.ts'),
  },
  IT: {
    tag: 'it',
    name: 'Italiano',
    direction: 'ltr',
    load: () => import('./it/words.ts'),
    loadAdministration: () => import('./it/administration.ts'),
  },
  KO: {
    tag: 'ko',
    name: '한국어',
    direction: 'ltr',
    load: () => import('./ko/words.ts'),
    loadAdministration: () => import('./ko/administration.ts'),
  },
  'ZH-CN': {
    tag: 'zh-Hans',
    name: '简体中文',
    direction: 'ltr',
    load: () => import('./zh-cn/words.ts'),
    loadAdministration: () => import('./zh-cn/administration.ts'),
  },
  'ZH-TW': {
    tag: 'zh-Hant',
    name: '繁體中文',
    direction: 'ltr',
    load: () => import('./zh-tw/words.ts'),
    loadAdministration: () => import('./zh-tw/administration.ts'),
  },
}
