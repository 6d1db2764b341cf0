import type { Language } from '@auger/contract'

interface QuartileNames {
  readonly lower: string
  readonly upper: string
}

/** One entry a language. */
const names: { readonly [Spoken in Language]: QuartileNames } = {
  EN: { lower: 'lower quartile', upper: 'upper quartile' },
  DE: { lower: 'unteres Quartil', upper: 'oberes Quartil' },
  ES: { lower: 'cuartil inferior', upper: 'cuartil superior' },
  FR: { lower: 'premier quartile', upper: 'troisième quartile' },
  IT: { lower: 'primo quartile', upper: 'terzo quartile' },
  PT: { lower: 'primeiro quartil', upper: 'terceiro quartil' },
  RU: { lower: 'нижний квартиль', upper: 'верхний квартиль' },
  PL: { lower: 'dolny kwartyl', upper: 'górny kwartyl' },
  TR: { lower: 'alt çeyreklik', upper: 'üst çeyreklik' },
  AR: { lower: 'الربيع الأدنى', upper: 'الربيع الأعلى' },
  HI: { lower: 'निचला चतुर्थक', upper: 'ऊपरी चतुर्थक' },
  ID: { lower: 'kuartil bawah', upper: 'kuartil atas' },
  VI: { lower: 'tứ phân vị dưới', upper: 'tứ phân vị trên' },
  'ZH-CN': { lower: '下四分位数', upper: '上四分位数' },
  'ZH-TW': { lower: '下四分位數', upper: '上四分位數' },
  JA: { lower: '第1四分位数', upper: '第3四分位数' },
  KO: { lower: '제1사분위수', upper: '제3사분위수' },
}

/** What a quarter of the values lies below, and what three quarters do. */
export const quartileNames = (language: Language): QuartileNames => names[language]
