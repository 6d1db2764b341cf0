import type { Assumption } from '../../domain/assumption.ts'
import type { Refusal } from '../../domain/refusal.ts'
import { named, phrases } from '../named.ts'
import { joined, say, type Phrase } from '../phrase.ts'
import type { Says } from '../says.ts'
import { modelWords } from '../model-words.ts'
import { whatIfWords } from '../what-if-words.ts'
import { conclusions } from './conclusions.ts'
import { forecast } from './forecast.ts'
import { names } from './names.ts'
import { overview } from './overview.ts'
import { questions } from './questions.ts'
import { readableFormats } from '../readable-formats.ts'

const list = (items: readonly Phrase[]): Phrase => {
  const last = items.at(-1) ?? []
  if (items.length < 2) return last
  return [...joined(items.slice(0, -1), ', '), items.length > 2 ? ', dan ' : ' dan ', ...last]
}

const quoted = (words: readonly string[]): Phrase =>
  list(phrases(words, 'question').map((phrase) => ['“', ...phrase, '”']))

function assumption(assumed: Assumption): Phrase {
  switch (assumed.kind) {
    case 'column':
      return say`Saya mengartikan “${named(assumed.said, 'question')}” sebagai kolom ${named(assumed.column, 'column name')}.`
    case 'table':
      return say`Tabel yang saya gunakan: ${named(assumed.table, 'table name')}.`
    case 'language':
      return say`Jawaban dalam ${languageNames[assumed.language]} belum tersedia, jadi saya menjawab dalam bahasa lain.`
    case 'left-out':
      return say`Sumber berikut belum siap dan tidak diikutkan: ${list(phrases(assumed.sources, 'source name'))}.`
    case 'ignored':
      return say`Saya mengabaikan ${quoted(assumed.words)}.`
    case 'unanswered':
      return say`Bagian ini tidak dapat saya jawab: ${quoted(assumed.questions)}.`
    case 'currencies':
      return say`Menurut ${named(assumed.currency, 'column name')}, jumlahnya memakai beberapa mata uang yang tidak dijumlahkan: masing-masing berdiri sendiri.`
    case 'what-if':
      return whatIfWords('ID', assumed, list)
    case 'without-model':
    case 'read-otherwise':
      return modelWords('ID', assumed)
    case 'counted-from':
      return assumed.of === 'data'
        ? say`Dihitung mundur dari hari terakhir data: ${named(assumed.day, 'value')}.`
        : say`Dihitung mundur dari hari ini, ${named(assumed.day, 'value')}.`
  }
}

function refusal(refused: Refusal): Phrase {
  switch (refused.reason) {
    case 'no-dataset':
      return say`Saya menjawab berdasarkan berkas Anda, dan pertanyaan ini tidak disertai berkas. Pilih kumpulan data, atau unggah berkas (${readableFormats}) untuk membuatnya, lalu tanyakan lagi, misalnya dengan pertanyaan di bawah ini.`
    case 'not-in-documents':
      return say`Dokumen tidak memuat jawaban atas pertanyaan ini.`
    case 'no-tables':
      return say`Saya belum dapat menjawab: kumpulan data ini tidak memuat tabel yang dapat dihitung.`
    case 'too-costly':
      return say`Saya berhenti karena memahami pertanyaan ini memerlukan waktu atau memori melebihi yang diizinkan. Silakan tanyakan dengan lebih singkat atau tentang lebih sedikit berkas.`
    case 'not-understood':
      return say`Saya tidak dapat menghubungkan pertanyaan ini dengan data.${missing(refused)}${understood(refused)}`
    case 'missing':
      return say`Data ini tidak memuat hal yang dibutuhkan pertanyaan tersebut.${missing(refused)}${understood(refused)}`
    case 'unsupported':
      return say`Saya belum dapat menghitung ini.${beyond(refused)}${understood(refused)}`
  }
}

const missing = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Tidak ada yang cocok dengan ${quoted(refused.missing)}.`
const beyond = (refused: Refusal): Phrase =>
  refused.missing.length === 0 ? [] : say` Yang di luar kemampuan saya: ${quoted(refused.missing)}.`
const understood = (refused: Refusal): Phrase =>
  refused.understood.length === 0
    ? []
    : say` Yang saya kenali: ${list(phrases(refused.understood, 'name in the data'))}.`

const languageNames = {
  EN: 'bahasa Inggris',
  ES: 'bahasa Spanyol',
  AR: 'bahasa Arab',
  PT: 'bahasa Portugis',
  ID: 'bahasa Indonesia',
  JA: 'bahasa Jepang',
  RU: 'bahasa Rusia',
  HI: 'bahasa Hindi',
  FR: 'bahasa Prancis',
  DE: 'bahasa Jerman',
  VI: 'bahasa Vietnam',
  TR: 'bahasa Turki',
  PL: 'bahasa Polandia',
  IT: 'bahasa Italia',
  KO: 'bahasa Korea',
  'ZH-CN': 'bahasa Tionghoa sederhana',
  'ZH-TW': 'bahasa Tionghoa tradisional',
}

const againstWords = {
  '=': 'sama dengan',
  '!=': 'tidak sama dengan',
  '<': 'di bawah',
  '<=': 'paling tinggi sama dengan',
  '>': 'di atas',
  '>=': 'paling rendah sama dengan',
}

export const says: Says = {
  assumption,
  refusal,
  clarify: (about) =>
    say`“${named(about, 'question')}” dapat diartikan bermacam-macam. Mana yang Anda maksud?`,
  gap: ' ',
  quoted: (quote, source, page) =>
    page === undefined ? say`“${quote}” — ${source}` : say`“${quote}” — ${source}, halaman ${page}`,
  cancelledJob: 'Pertanyaan ini dibatalkan sebelum dijawab.',
  failedJob: 'Terjadi kesalahan saat menghitung. Silakan coba lagi.',
  limitMet: {
    time: 'Perhitungan dihentikan karena melebihi waktu yang diizinkan. Silakan tanyakan bagian data yang lebih kecil.',
    memory:
      'Perhitungan dihentikan karena membutuhkan memori lebih dari yang diizinkan. Silakan tanyakan bagian data yang lebih kecil.',
    size: 'Perhitungan dihentikan karena akan membaca atau menghasilkan lebih dari yang diizinkan. Silakan minta ringkasan atau bagian data yang lebih kecil.',
    storage:
      'Hasilnya tidak dapat disimpan karena ruang penyimpanan sudah habis. Silakan hapus sesi, berkas, atau kumpulan data yang tidak diperlukan lagi, lalu tanyakan kembali.',
  },
  firstQuestions: [
    'Ada berapa baris?',
    'Kategori mana yang memiliki total tertinggi?',
    'Berapa rata-rata per bulan?',
  ],
  list,
  names,
  conditions: {
    compare: {
      '=': (column, value) => say`${column} ${value}`,
      '!=': (column, value) => say`${column} bukan ${value}`,
      '<': (column, value) => say`${column} di bawah ${value}`,
      '<=': (column, value) => say`${column} paling banyak ${value}`,
      '>': (column, value) => say`${column} di atas ${value}`,
      '>=': (column, value) => say`${column} paling sedikit ${value}`,
    },
    between: (column, low, high) => say`${column} antara ${low} dan ${high}`,
    oneOf: (column, values) => say`${column} ${joined(values, ' atau ')}`,
    contains: (column, text) => say`${column} memuat ${text}`,
    missing: (column) => say`${column} kosong`,
    against: (column, operator, figure) =>
      say`${column} ${againstWords[operator]} ${figure === 'mean' ? 'rata-ratanya' : 'mediannya'}`,
    among: (column, table, where) => say`${column} termasuk baris ${table} dengan ${where}`,
    present: (column) => say`${column} terisi`,
    not: (phrase) => say`bukan (${phrase})`,
    and: (all) => joined(all, ' dan '),
    or: (all) => joined(all, ' atau '),
  },
  conclusions,
  forecast,
  questions,
  overview,
}
