import { expect, it } from 'vitest'
import { languageOfScript } from './index.ts'

it.each([
  ['各城市的平均单价是多少？', 'ZH-CN'],
  ['各城市的平均單價是多少？', 'ZH-TW'],
  ['都市ごとの平均単価は？', 'JA'],
  ['도시별 평균 단가는?', 'KO'],
  ['Какая средняя цена по городам?', 'RU'],
  ['ما متوسط السعر لكل مدينة؟', 'AR'],
  ['हर शहर का औसत मूल्य क्या है?', 'HI'],
  ['Wie hoch ist der Preis je Stadt?', undefined],
  ['', undefined],
] as const)('%s tells %s by its script', (text, language) => {
  expect(languageOfScript(text)).toBe(language)
})
