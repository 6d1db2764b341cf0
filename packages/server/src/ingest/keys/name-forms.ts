import { words } from '../name-hints.ts'

/** Words that name no thing: what is left of customer_id is the customer. */
const kindWords = new Set(
  'id ids key code no nr num number nummer name uuid guid pk fk title 编号 编码 代码 号 名称 名 番号 コード 번호 код номер codigo código'.split(
    ' ',
  ),
)
const tableWords = new Set(
  'dim fact fct tbl table data dataset list export file sheet final new raw clean all the of und and v1 v2 v3'.split(
    ' ',
  ),
)
const tableEnding = /(?:数据|明细|记录|信息|列表|一覧|マスタ|목록|表)$/u

/** One thing: customers and customer, categories and category. */
export function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word)) return word
  if (/ies$/.test(word)) return word.replace(/ies$/, 'y')
  if (/(?:ss|x|ch|sh|z)es$/.test(word)) return word.replace(/es$/, '')
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word
}

export const nameWords = (name: string): readonly string[] => words(name).map(singular)

/** Whether a name says nothing but what kind of name it is: id, code. */
export const isKindOnly = (name: readonly string[]): boolean => name.every((word) => kindWords.has(word))

/** What a name says before the words for its kind; of nothing else, all of it. */
export function withoutKind(name: readonly string[]): readonly string[] {
  const last = name.findLastIndex((word) => !kindWords.has(word))
  return last < 0 ? name : name.slice(0, last + 1)
}

export const joined = (name: readonly string[]): string => name.join('')

/** What a table is about, in one word or several: dim_customers and "Customers 2024" are about a customer. */
export function tableThings(title: string): readonly string[] {
  const all = nameWords(title)
    .filter((word) => !tableWords.has(word) && !/^\p{N}+$/u.test(word))
    .map((word) => word.replace(tableEnding, '') || word)
  const last = all.at(-1)
  return [...new Set([joined(all), ...(last === undefined ? [] : [last]), ...all.slice(0, 1)])].filter(
    (thing) => thing.length > 1,
  )
}
