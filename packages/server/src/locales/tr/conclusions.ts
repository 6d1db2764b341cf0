import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'

const superlative = (direction: Direction, time: boolean): string =>
  direction === 'descending' ? (time ? 'en geç' : 'en yüksek') : time ? 'en erken' : 'en düşük'
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase =>
  phrases.length < 2
    ? joined(phrases, '')
    : [...joined(phrases.slice(0, -1), ', '), ' ve ', ...(phrases.at(-1) ?? [])]

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)

/** Where the rows are chosen, that stands first: “Durum” değeri İptal olan satırlarda … */
const among = (where: Phrase, rest: Phrase): Phrase =>
  where.length === 0 ? rest : say`${where} olan satırlarda ${rest}`
const opening = (where: Phrase, text: string): string => (where.length === 0 ? capital(text) : text)

/** Neither names of columns nor values take endings: they stand before a colon, in brackets or alone. */
export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) => among(where, say`${measure}: ${strong(value)}.`),
  rowCount: ({ count, table, where }) =>
    where.length === 0
      ? say`${table} tablosundaki satır sayısı: ${strong(count)}.`
      : say`${table} tablosunda ${where} olan satır sayısı: ${strong(count)}.`,
  top: ({ direction, time, names, measure, value, where }) => {
    const which = opening(where, superlative(direction, time))
    return names.length === 1
      ? among(where, say`${which} ${measure}: ${strong(names[0] ?? [])} (${strong(value)}).`)
      : among(where, say`${which} ${measure} paylaşılıyor: ${strong(and(names))} (${strong(value)}).`)
  },
  next: ({ name, value }) => say`Ardından ${name} geliyor: ${value}.`,
  span: ({ measure, high, low, where }) =>
    among(
      where,
      say`${measure}: en yüksek ${strong(high.name)} (${strong(high.value)}), en düşük ${low.name} (${low.value}).`,
    ),
  alike: ({ measure, groups, value, where }) =>
    among(where, say`${measure} bütün gruplarda (${groups}) aynı: ${strong(value)}.`),
  group: ({ measure, only, where }) =>
    among(where, say`${strong(only.name)} için ${measure}: ${strong(only.value)}; başka grup yok.`),
  groups: (count, keys) => say`${keys} bazında grup sayısı: ${count}.`,
  found: ({ column, values, where }) => among(where, say`${column}: ${and(values.map(strong))}.`),
  rows: ({ count, where }) =>
    where.length === 0
      ? say`Tablodaki satır sayısı: ${strong(count)}.`
      : say`${where} olan satır sayısı: ${strong(count)}.`,
  listed: (count, where) =>
    where.length === 0
      ? say`Listelenen satır sayısı: ${strong(count)}.`
      : say`${where} olan ve listelenen satır sayısı: ${strong(count)}.`,
  nothing: (where) => (where.length === 0 ? say`Hiç satır yok.` : say`${where} olan satır yok.`),
  noValue: (measure, where) => among(where, say`${measure} hesaplanamıyor: hiç değer yok.`),
  tie: (count) => say`Başı paylaşanların sayısı: ${count}.`,
  shown: (shown, all) => say`Metin, ${all} satırdan ${shown} tanesini kapsıyor; tabloda hepsi var.`,
  pictured: (shown, all) => say`Resim, ${all} satırın ilk ${shown} tanesini gösteriyor.`,
  limited: (limit) => say`Tablo ${limit} satırla sınırlı; devamı olabilir.`,
  leftOut: (column, count) =>
    count === undefined
      ? say`“${column}” sütununda boş olan değerler hesaba katılmadı.`
      : say`“${column}” sütununda boş olan ${count} değer hesaba katılmadı.`,
  withoutPartner: (table, count) => say`${table} içinde karşılığı olmayan satırlar: ${count}.`,
  missingName: '(değer yok)',
  yes: 'evet',
  no: 'hayır',
}
