import { expect, test } from 'vitest'
import { createDecoder } from './decoder.ts'
import { guessEncoding } from './guess-encoding.ts'

// The bytes are Python's: base64.b64encode(text.encode(encoding)).
test.each([
  [
    'gb18030',
    '城市,销售额,日期\n北京,1200,春季\n上海,980,夏季\n',
    's8fK0CzP+srbtu4syNXG2gqxsb6pLDEyMDAstLq8vgrJz7qjLDk4MCzPxLy+Cg==',
  ],
  ['gb18030', '产品名称,价格\n苹果,3\n', 'svrGt8P7s8YsvNu48QrGu7n7LDMK'],
  [
    'big5',
    '景點編號,中文名稱,開放時間\n臺南市,赤崁樓,每日\n高雄市,愛河,全年\n',
    'tLrCSb1zuLkspKSk5aZXutkstn2p8a7JtqEKu0+rbqWrLKiqrnK80yyoQ6TpCrCqtq+lqyy3UqplLKX+pn4K',
  ],
  [
    'shift_jis',
    '商品名,価格,メモ\nりんご,120,赤い\nバナナ,80,黄色い果物\n',
    'j6SVaZa8LIm/imksg4GDggqC6ILxgrIsMTIwLJDUgqIKg2+DaYNpLDgwLImpkEaCoonKlagK',
  ],
  [
    'shift_jis',
    '店舗,売上\n東京本店,100\n大阪支店,200\n',
    'k1iV3CyUhI/jCpOMi56We5NYLDEwMAqR5Y3jjniTWCwyMDAK',
  ],
  [
    'euc-jp',
    '商品名,価格,メモ\nりんご,120,赤い\nバナナ,80,黄色い\n',
    'vqbJysy+LLLBs8ospeGl4gqk6qTzpLQsMTIwLMDWpKQKpdClyqXKLDgwLLKrv6ekpAo=',
  ],
  [
    'euc-kr',
    '도시,인구,비고\n서울,9700000,수도\n부산,3400000,항구 도시\n',
    'tbW9wyzAzrG4LLrxsO0KvK2/7yw5NzAwMDAwLLz2tbUKus676iwzNDAwMDAwLMfXsbggtbW9wwo=',
  ],
  [
    'windows-1251',
    'город,население\nМосква,12600000\nКазань,1250000\n',
    '4+7w7uQs7eDx5evl7ejlCszu8eri4CwxMjYwMDAwMArK4Ofg7fwsMTI1MDAwMAo=',
  ],
  [
    'windows-1250',
    'miasto,uwagi\nŁódź,zażółć gęślą jaźń\nGdańsk,święto książki\n',
    'bWlhc3RvLHV3YWdpCqPzZJ8semG/87PmIGfqnGy5IGphn/EKR2Rh8XNrLJx3aep0byBrc2m5v2tpCg==',
  ],
  [
    'windows-1254',
    'şehir,açıklama\nİstanbul,büyük şehir\nEskişehir,öğrenci şehri\nIğdır,sınır\n',
    '/mVoaXIsYef9a2xhbWEK3XN0YW5idWwsYvx5/Gsg/mVoaXIKRXNraf5laGlyLPbwcmVuY2kg/mVocmkKSfBk/XIsc/1u/XIK',
  ],
  [
    'windows-1252',
    'ville,prix\nOrléans,déjà vu – “cité”\nBesançon,forêt\n',
    'dmlsbGUscHJpeApPcmzpYW5zLGTpauAgdnUgliCTY2l06ZQKQmVzYW7nb24sZm9y6nQK',
  ],
  ['windows-1252', 'Straße;Größe\nKöln;5\nMünchen;6\n', 'U3RyYd9lO0dy9t9lCkv2bG47NQpN/G5jaGVuOzYK'],
  [
    'windows-1252',
    'ciudad,año\nMálaga,niño\nCórdoba,mañana\n',
    'Y2l1ZGFkLGHxbwpN4WxhZ2EsbmnxbwpD83Jkb2JhLG1h8WFuYQo=',
  ],
  [
    'windows-1256',
    'المدينة,السكان\nالقاهرة,9500000\nالرياض,7600000\n',
    'x+Hjz+3kySzH4dPfx+QKx+Hex+XRySw5NTAwMDAwCsfh0e3H1iw3NjAwMDAwCg==',
  ],
] as const)('%s: %s', (encoding, text, base64) => {
  const bytes = Buffer.from(base64, 'base64')
  expect(guessEncoding(bytes)).toBe(encoding)
  expect(createDecoder(encoding)(bytes, true)).toBe(text)
})
