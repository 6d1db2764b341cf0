import { heard, type Heard } from '../hears.ts'

const counters = [...'個位名人種家筆件張本部輛台架場班項份隻間所款支篇首檔棟']
const asked = counters.flatMap((counter) => [`多少${counter}`, `幾${counter}`])
const there = ['有', '共有', '一共有', '總共有', '總共', '一共', '共', '分布在', '分佈在']

/** How questions are put in Taiwan beyond what its characters make of the mainland's phrases. */
export const phrasings: readonly Heard[] = [
  { meaning: { kind: 'quantity' }, phrases: asked.flatMap((one) => there.map((is) => is + one)) },
  {
    meaning: { kind: 'measure', function: 'distinct' },
    phrases: asked.flatMap((one) => ['', ...there].flatMap((is) => [`${is}${one}不同`, `${is}${one}不同的`])),
  },
  heard(
    { kind: 'direction', direction: 'descending' },
    '倒著排 | 倒著 | 倒過來 | 反過來排 | 字母順序倒著排 | 依字母順序倒著排 | 按字母順序倒著排 | 照字母順序倒著排 | 依字母倒序 | 遞減 | 依遞減 | 由大排到小 | 從大排到小 | 由高排到低 | 由多排到少 | 由新排到舊 | 由新到舊',
  ),
  heard(
    { kind: 'direction', direction: 'ascending' },
    '依字母順序 | 依字母排序 | 依字母排列 | 依筆畫 | 依筆畫順序 | 依注音 | 遞增 | 依遞增 | 由小排到大 | 從小排到大 | 由低排到高 | 由少排到多 | 由舊排到新 | 由舊到新 | 依時間順序 | 依時間先後 | 依先後順序',
  ),
  heard(
    { kind: 'ask', about: 'thing' },
    '為何 | 是為何 | 各為何 | 分別為何 | 是啥 | 叫啥 | 叫什麼 | 叫甚麼 | 什麼名字 | 有哪些 | 哪幾間 | 哪幾筆 | 哪幾個 | 是哪間 | 是哪一間 | 是哪筆 | 是哪一筆 | 哪一檔 | 哪一支 | 哪一款',
  ),
  heard({ kind: 'ask', about: 'person' }, '是哪位 | 是哪一位 | 哪幾位 | 有誰 | 還有誰 | 是誰 | 有哪幾位'),
  heard(
    { kind: 'list' },
    '請列出 | 請秀出 | 請顯示 | 請找出 | 請給我 | 請告訴我 | 幫我查 | 幫我找 | 幫我找出 | 幫我算 | 查詢一下 | 列一下 | 請問有哪些 | 請提供 | 請說明有哪些',
  ),
  heard(
    { kind: 'compare', operator: '>=', place: 'after' },
    '含以上 | 以上含 | 或以上 | 或更多 | 或更高 | 起跳 | 以上的',
  ),
  heard({ kind: 'compare', operator: '<=', place: 'after' }, '含以下 | 以下含 | 或以下 | 或更少 | 或更低'),
  heard({ kind: 'compare', operator: '<=', place: 'before' }, '最多為 | 最多是 | 不超過 | 上限為'),
  heard(
    { kind: 'group' },
    '依每個 | 依各 | 依據 | 依每 | 以每 | 就各 | 針對每個 | 針對各 | 每一間 | 每一筆 | 每一位 | 每一座 | 每座 | 各座',
  ),
  heard(
    { kind: 'filler' },
    '分布在 | 分佈在 | 分布於 | 分佈於 | 請計算 | 計算出 | 幫忙 | 一下 | 分組 | 想知道 | 想了解 | 了解 | 所在 | 的話',
  ),
]
