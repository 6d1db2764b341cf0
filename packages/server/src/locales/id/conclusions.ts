import { joined, say, type Phrase } from '../phrase.ts'
import type { Direction, SaysConclusions } from '../says.ts'

const superlative = (direction: Direction, time: boolean): string =>
  direction === 'descending' ? (time ? 'paling akhir' : 'tertinggi') : time ? 'paling awal' : 'terendah'
const when = (where: Phrase): Phrase => (where.length === 0 ? [] : say` dengan ${where}`)
const strong = (phrase: Phrase): Phrase => say`**${phrase}**`
const and = (phrases: readonly Phrase[]): Phrase => {
  const last = phrases.at(-1) ?? []
  if (phrases.length < 2) return last
  return [...joined(phrases.slice(0, -1), ', '), phrases.length > 2 ? ', dan ' : ' dan ', ...last]
}

export const conclusions: SaysConclusions = {
  value: ({ measure, value, where }) => say`${measure}${when(where)} adalah ${strong(value)}.`,
  rowCount: ({ count, table, where }) => say`Jumlah baris di ${table}${when(where)}: ${strong(count)}.`,
  top: ({ direction, time, names, measure, value, where }) =>
    names.length === 1
      ? say`${measure}${when(where)} ${superlative(direction, time)} ada pada ${strong(names[0] ?? [])}, yaitu ${strong(value)}.`
      : say`${measure}${when(where)} ${superlative(direction, time)} sama-sama ada pada ${strong(and(names))}, yaitu ${strong(value)}.`,
  next: ({ name, value }) => say`Berikutnya ${name} dengan ${value}.`,
  span: ({ measure, high, low, where }) =>
    say`${measure}${when(where)} tertinggi ada pada ${strong(high.name)} (${strong(high.value)}) dan terendah pada ${low.name} (${low.value}).`,
  alike: ({ measure, groups, value, where }) =>
    say`${measure}${when(where)} sama untuk semua kelompok (${groups}), yaitu ${strong(value)}.`,
  group: ({ measure, only, where }) =>
    say`${measure}${when(where)} untuk ${strong(only.name)} adalah ${strong(only.value)}; tidak ada kelompok lain.`,
  groups: (count, keys) => say`Jumlah kelompok menurut ${keys}: ${count}.`,
  found: ({ column, values, where }) => say`${column}${when(where)}: ${and(values.map(strong))}.`,
  rows: ({ count, where }) =>
    where.length === 0
      ? say`Jumlah baris dalam tabel: ${strong(count)}.`
      : say`Jumlah baris${when(where)}: ${strong(count)}.`,
  listed: (count, where) => say`Baris yang ditampilkan${when(where)}: ${strong(count)}.`,
  nothing: (where) =>
    where.length === 0 ? say`Tidak ada baris.` : say`Tidak ada baris yang cocok${when(where)}.`,
  noValue: (measure, where) => say`${measure}${when(where)} tidak dapat dihitung karena tidak ada nilainya.`,
  tie: (count) => say`Jumlah yang sama-sama berada di puncak: ${count}.`,
  shown: (shown, all) => say`Teks ini menyebut ${shown} dari ${all} baris; tabel memuat semuanya.`,
  pictured: (shown, all) => say`Gambar menampilkan ${shown} baris pertama dari ${all} baris.`,
  limited: (limit) => say`Tabel berhenti setelah ${limit} baris; mungkin masih ada lagi.`,
  leftOut: (column, count) =>
    count === undefined
      ? say`Nilai ${column} yang kosong tidak diperhitungkan.`
      : say`Nilai ${column} yang kosong dan tidak diperhitungkan: ${count}.`,
  withoutPartner: (table, count) => say`Baris tanpa pasangan di ${table}: ${count}.`,
  missingName: '(kosong)',
  yes: 'ya',
  no: 'tidak',
}
