import type { Table } from '../../../domain/table.ts'
import { stemWords, translations, type Hears } from '../../../locales/index.ts'
import { withoutKindWords } from './column-forms.ts'
import { alsoCalled } from './definitions/also-called.ts'
import { holdsPeople } from './people-in.ts'
import { isUnique } from './row-identity.ts'
import { ownTitle } from './own-title.ts'
import { formOf, withoutBrackets, wordsOf } from './form.ts'
import { withoutLeadingKind } from './linked-names.ts'
import type { Link } from './link.ts'
import { sliceOf, spans, type ReadQuestion, type Stretch } from './question.ts'

/** What one row is called: by the table's title, by its key ("order_id"), or by what its headers begin with. */
export function groundEntity(question: ReadQuestion, table: Table): readonly Link[] {
  const own = question.locale.hears.stem
  const others = alsoCalled(question, table).table.map(formOf)
  const names = new Map([
    ...entityNames(table, ownTitle(table, question.asked.tables), titlesBeside(question, table)),
    ...others.map((form) => [form, 0.95] as const),
  ])
  const roots = rootsOf(names, own)
  const links: Link[] = []
  for (const { start, end } of spans(question)) {
    const text = sliceOf(question, start, end)
    const form = formOf(text)
    if ([formOf(table.title), ...others].includes(form) && isPlace(question, start, end))
      links.push({ start, end, quality: 1, ground: { kind: 'table', table } })
    const quality = Math.max(
      names.get(form) ?? 0,
      (names.get(form.replace(/ /g, '')) ?? 0) * 0.97,
      ...thingsIn(question, { start, end }).map((other) => (names.get(formOf(other)) ?? 0) * 0.9),
      own === undefined ? 0 : (roots.get(stemWords(form, own)) ?? 0) * 0.97,
    )
    if (quality > 0) links.push({ start, end, quality, ground: { kind: 'entity' } })
  }
  return links
}

/** What a stretch means in other languages. 员工姓名 is what an employee is called, though a header may say so for the employee. */
function thingsIn(question: ReadQuestion, { start, end }: Stretch): readonly string[] {
  const own = question.locale.hears.stem
  const meant = (from: number): readonly string[] => translations(formOf(sliceOf(question, from, end)), own)
  const said = meant(start)
  if (said.length === 0) return said
  const ends = Array.from({ length: end - start - 1 }, (_, at) => start + 1 + at)
  return ends.some((from) => meant(from).some((one) => one === 'name' || one === 'title')) ? [] : said
}

/** The names as the question's language stems them. */
function rootsOf(names: ReadonlyMap<string, number>, own: Hears['stem']): ReadonlyMap<string, number> {
  const roots = new Map<string, number>()
  if (own === undefined) return roots
  for (const [form, quality] of names) {
    const root = stemWords(form, own)
    roots.set(root, Math.max(quality, roots.get(root) ?? 0))
  }
  return roots
}

/** What the other tables are called: rows that tell more of their things are not those things. */
const titlesBeside = ({ asked: { tables } }: ReadQuestion, table: Table): ReadonlySet<string> =>
  new Set(tables.filter((other) => other !== table).map((other) => ownTitle(other, tables).join(' ')))

function entityNames(
  table: Table,
  title: readonly string[],
  beside: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  const add = (form: string, quality: number): void => {
    if (form.length > 1 && (names.get(form) ?? 0) < quality) names.set(form, quality)
  }
  const words = wordsOf(table.title)
  for (let first = 0; first <= words.length - title.length; first++) add(words.slice(first).join(' '), 0.95)
  for (const word of title) if (word.length > 2 && !/\d/.test(word)) add(tableThing(word), 0.85)
  if (table.columns.some((column) => isUnique(column, table) && holdsPeople(column))) add('person', 0.85)
  for (const column of table.columns) {
    const words = wordsOf(withoutBrackets(column.name))
    const thing = withoutLeadingKind(withoutKindWords(words))
    if (column.role === 'identifier' && thing.join(' ') !== words.join(' '))
      add(thing.join(' '), column.distinct < table.rowCount ? 0.5 : beside.has(thing.join(' ')) ? 0.75 : 0.95)
    if (words.length > 1 && begins(table, words[0] ?? '') > 1) add(words[0] ?? '', 0.5)
    if (column.type === 'date' || column.type === 'timestamp') add(thing.join(' '), 0.55)
  }
  return names
}

/** "订单数据" is a table of 订单. */
const tableThing = (word: string): string =>
  word.replace(
    /(?:数据|明细|记录|信息|列表|資料|明細|紀錄|資訊|清單|データ|一覧|リスト|表|데이터|내역|목록|자료)$/u,
    '',
  ) || word

const begins = (table: Table, word: string): number =>
  table.columns.filter((column) => wordsOf(column.name)[0] === word).length

/** "in orders", 订单表中: where to look, and not what to count. */
function isPlace(question: ReadQuestion, start: number, end: number): boolean {
  const before = question.units[start - 1]?.folded ?? ''
  const after = question.units[end]?.folded ?? ''
  return (
    question.quotes.some((quote) => quote.start === start && quote.end === end) ||
    before === 'in' ||
    after === '中' ||
    after === '里' ||
    after === '裡'
  )
}
