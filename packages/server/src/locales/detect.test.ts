import { describe, expect, it } from 'vitest'
import { detectLanguage } from './index.ts'

describe('detectLanguage', () => {
  it.each([
    ['What is the average price by city?', 'EN'],
    ['top 5 regions by sales', 'EN'],
    ['sales', 'EN'],
    ['12345', 'EN'],
    ['', 'EN'],
    ['How many rows where city is 北京?', 'EN'],
    ['各城市的平均价格是多少？', 'ZH-CN'],
    ['各region的average price', 'ZH-CN'],
    ['每個城市的總銷售額是多少？', 'ZH-TW'],
    ['都市ごとの平均価格は？', 'JA'],
    ['平均価格', 'JA'],
    ['도시별 평균 가격은 얼마인가요?', 'KO'],
    ['ما هو متوسط السعر حسب المدينة؟', 'AR'],
    ['शहर के अनुसार औसत कीमत क्या है?', 'HI'],
    ['Какова средняя цена по городам?', 'RU'],
    ['¿Cuál es el precio medio por ciudad?', 'ES'],
    ['Qual é o preço médio por cidade?', 'PT'],
    ['Quel est le prix moyen par ville ?', 'FR'],
    ['Wie hoch ist der durchschnittliche Preis je Stadt?', 'DE'],
    ['Qual è il prezzo medio per città?', 'IT'],
    ['Jaka jest średnia cena w każdym mieście?', 'PL'],
    ['Şehre göre ortalama fiyat nedir?', 'TR'],
    ['Giá trung bình theo thành phố là bao nhiêu?', 'VI'],
    ['Berapa harga rata-rata untuk setiap kota?', 'ID'],
  ])('"%s" is %s', async (text, language) => {
    expect(await detectLanguage(text)).toBe(language)
  })
})
