import type { Language } from '@auger/contract'
import { describe, expect, it } from 'vitest'
import { tokenize } from '../tokenizer/tokenize.ts'
import { loadLexicon } from './load.ts'

const english = await loadLexicon('EN')

async function read(language: Language, text: string) {
  const lexicon = await loadLexicon(language)
  const tokens = tokenize(text, lexicon, english, lexicon.cuts)
  return {
    senses: tokens.flatMap((_, at) =>
      lexicon.sensesAt(tokens, at).flatMap(({ senses }) => senses.map(({ kind }) => kind)),
    ),
    concepts: tokens.flatMap((_, at) => lexicon.conceptsAt(tokens, at).flatMap(({ concepts }) => concepts)),
  }
}

describe('a question of every language', () => {
  it.each<[Language, string, readonly string[], readonly string[]]>([
    ['EN', 'Which customers never ordered last month?', ['ask', 'never', 'relative'], ['customer', 'order']],
    ['DE', 'Wie viele Kunden gab es pro Stadt?', ['quantity', 'group'], ['customer', 'city']],
    ['ES', '¿Cuál es la ciudad con más clientes?', ['ask', 'most'], ['customer', 'city']],
    ['FR', 'Combien de clients par ville ?', ['quantity', 'group'], ['customer', 'city']],
    ['IT', 'Quanti clienti ci sono per città?', ['quantity', 'group'], ['customer', 'city']],
    ['PT', 'Quantos clientes há por cidade?', ['quantity', 'group'], ['customer', 'city']],
    ['PL', 'Ilu klientów jest w każdym mieście?', ['quantity', 'group'], ['customer', 'city']],
    ['RU', 'Сколько клиентов в каждом городе?', ['quantity', 'group'], ['customer', 'city']],
    ['TR', 'Her şehirde kaç müşteri var?', ['quantity', 'group'], ['customer', 'city']],
    ['VI', 'Mỗi thành phố có bao nhiêu khách hàng?', ['quantity', 'group'], ['customer', 'city']],
    ['ID', 'Berapa banyak pelanggan per kota?', ['quantity', 'group'], ['customer', 'city']],
    ['HI', 'हर शहर में कितने ग्राहक हैं?', ['quantity', 'group'], ['customer', 'city']],
    ['AR', 'كم عدد العملاء في كل مدينة؟', ['quantity', 'group'], ['customer', 'city']],
    ['JA', '都市ごとの顧客は何人ですか', ['quantity', 'group'], ['customer', 'city']],
    ['KO', '도시별 고객 수는 얼마인가요?', ['quantity', 'group'], ['customer', 'city']],
    ['ZH-CN', '每个城市有多少客户？', ['quantity', 'group'], ['customer', 'city']],
    ['ZH-TW', '每個城市有多少客戶？', ['quantity', 'group'], ['customer', 'city']],
  ])('%s: %s', async (language, text, senses, concepts) => {
    const found = await read(language, text)
    expect(found.senses).toEqual(expect.arrayContaining([...senses]))
    expect(found.concepts).toEqual(expect.arrayContaining([...concepts]))
  })

  it.each<[Language, string]>([
    ['EN', 'compared to last year'],
    ['DE', 'gegenüber dem Vorjahr'],
    ['ES', 'respecto al año anterior'],
    ['FR', "par rapport à l'année dernière"],
    ['IT', "rispetto all'anno scorso"],
    ['PT', 'em relação ao ano anterior'],
    ['PL', 'rok do roku'],
    ['RU', 'по сравнению с прошлым годом'],
    ['TR', 'geçen yıla göre'],
    ['VI', 'so với năm trước'],
    ['ID', 'dibandingkan tahun lalu'],
    ['HI', 'पिछले साल की तुलना में'],
    ['AR', 'مقارنة بالعام الماضي'],
    ['JA', '前年比'],
    ['KO', '전년 대비'],
    ['ZH-CN', '同比'],
    ['ZH-TW', '與去年相比'],
  ])('%s: %s compares with the year before', async (language, phrase) => {
    const lexicon = await loadLexicon(language)
    const tokens = tokenize(phrase, lexicon, english, lexicon.cuts)
    const [longest] = lexicon.sensesAt(tokens, 0)
    expect(longest?.until).toBe(tokens.length)
    expect(longest?.senses).toContainEqual({ kind: 'change', against: 'year' })
  })
})
