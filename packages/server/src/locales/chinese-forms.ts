import type { Language } from '@auger/contract'

/** Common characters that only one of the two written forms of Chinese uses, pair by pair. */
const simplified =
  '们这国说时会来过为个对发经还进实现应关机点东车长门问间见电话书买卖马龙飞饭钱铁银错阳队际难项顺须题类颜额馆验骑总数据统计销价货单订类别户员户额资职历级学习绩课选项区县厅厂广场业务亿万与专两严丧丰临举义乐乡争亏云产亩亲价优伤伟传体余债倾储儿兰关兴养军农冯冲决况净减凤击创别办动劳势勋区医华协单卖卢卫厂厅历厉压厌双变'
const traditional =
  '們這國說時會來過為個對發經還進實現應關機點東車長門問間見電話書買賣馬龍飛飯錢鐵銀錯陽隊際難項順須題類顏額館驗騎總數據統計銷價貨單訂類別戶員戶額資職歷級學習績課選項區縣廳廠廣場業務億萬與專兩嚴喪豐臨舉義樂鄉爭虧雲產畝親價優傷偉傳體餘債傾儲兒蘭關興養軍農馮沖決況淨減鳳擊創別辦動勞勢勳區醫華協單賣盧衛廠廳歷厲壓厭雙變'

/** Forms that only Japanese uses. */
const japanese = new Set('駅売図円広変経済検験県実発総価単歳働込圧気対戦団応仮択沢続読糸営')

const both = new Set([...simplified].filter((character) => traditional.includes(character)))
const onlySimplified = new Set([...simplified].filter((character) => !both.has(character)))
const onlyTraditional = new Set([...traditional].filter((character) => !both.has(character)))

export function chineseOf(text: string): Language {
  let balance = 0
  for (const character of text) {
    if (onlySimplified.has(character)) balance++
    if (onlyTraditional.has(character)) balance--
  }
  return balance < 0 ? 'ZH-TW' : 'ZH-CN'
}

export function hasJapaneseForms(text: string): boolean {
  return [...text].some((character) => japanese.has(character))
}
