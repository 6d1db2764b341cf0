import type { Language } from '@auger/contract'
import { expect, it } from 'vitest'
import { refOf } from '../../frame/column-ref.ts'
import { framesAbout } from '../small-scene.contract.ts'

const compared = (column: string, operator: string, value: number) => ({
  kind: 'compare',
  column: refOf('towers', column),
  operator,
  value,
})

/** The conditions of the cheapest frame. */
async function firstFilters(text: string, language: Language) {
  const [first] = await framesAbout(text, language)
  return first !== undefined && 'filters' in first ? first.filters : undefined
}

it.each<[Language, string, ReturnType<typeof compared>]>([
  ['EN', 'how many towers have more than 500 visitors?', compared('visitors', '>', 500)],
  ['FR', 'Combien de lignes ont un nombre de visiteurs supérieur à 500 ?', compared('visitors', '>', 500)],
  ['EN', 'how many towers have higher visitors than 500?', compared('visitors', '>', 500)],
  ['ES', '¿Cuántas torres hay con más de 500 visitantes?', compared('visitors', '>', 500)],
  ['ES', '¿Cuántas torres hay antes de 1900?', compared('year', '<', 1900)],
  ['ES', '¿Cuántas torres hay después de 1900?', compared('year', '>', 1900)],
  ['JA', '1900年以降の塔はいくつ？', compared('year', '>=', 1900)],
  ['HI', '1900 के बाद कितने टावर हैं?', compared('year', '>', 1900)],
  ['ZH-CN', '1900年以后有多少座塔？', compared('year', '>', 1900)],
  ['KO', '1900년 이후 탑은 몇 개인가요?', compared('year', '>=', 1900)],
  ['TR', "1900'den sonra kaç kule var?", compared('year', '>', 1900)],
  ['TR', "1900'dan önce kaç kule var?", compared('year', '<', 1900)],
])('%s: %s', async (language, text, condition) => {
  expect(await firstFilters(text, language)).toEqual([condition])
})

it.each<[Language, string]>([
  ['EN', 'how many towers have between 100 and 500 visitors?'],
  ['KO', '방문자가 100과 500 사이인 탑은 몇 개인가요?'],
  ['TR', 'ziyaretçisi 100 ile 500 arasında olan kaç kule var?'],
  ['HI', '100 और 500 के बीच आगंतुक वाले कितने टावर हैं?'],
  ['JA', '訪問者数が100から500の間の塔はいくつですか？'],
  ['ZH-CN', '访客数在100到500之间的塔有多少座？'],
])('%s: %s lies between two numbers', async (language, text) => {
  const between = { kind: 'between', column: refOf('towers', 'visitors'), low: 100, high: 500 }
  expect(await firstFilters(text, language)).toEqual([between])
})
