import type { TimeGrain } from '@auger/contract/plan'
import { heard, type Heard } from '../hears.ts'

const months: readonly string[] = [
  'Januari | Jan',
  'Februari | Feb | Pebruari | Peb',
  'Maret | Mar',
  'April | Apr',
  'Mei',
  'Juni | Jun',
  'Juli | Jul',
  'Agustus | Agu | Agt | Ags',
  'September | Sep | Sept',
  'Oktober | Okt',
  'November | Nov | Nopember',
  'Desember | Des',
]

const ordinals = ['pertama', 'kedua', 'ketiga', 'keempat']
const roman = ['I', 'II', 'III', 'IV']
const numerals = ['satu', 'dua', 'tiga', 'empat']

const numbered = (nouns: readonly string[], index: number): readonly string[] =>
  nouns.flatMap((noun) => [
    `${noun} ${ordinals[index]}`,
    `${noun} ${index + 1}`,
    `${noun} ${roman[index]}`,
    `${noun} ${numerals[index]}`,
    `${noun} ke ${index + 1}`,
  ])

const quarters = ordinals.map((_, index): Heard => ({
  meaning: { kind: 'quarter', quarter: index + 1 },
  phrases: [`q${index + 1}`, ...numbered(['kuartal', 'triwulan', 'kwartal'], index)],
}))

const halves = [0, 1].map((index): Heard => ({
  meaning: { kind: 'half', half: index + 1 },
  phrases: [
    `h${index + 1}`,
    ...numbered(['semester', 'paruh', 'separuh'], index),
    `paruh ${ordinals[index]} tahun`,
    `paruh tahun ${ordinals[index]}`,
    `setengah tahun ${ordinals[index]}`,
  ],
}))

const grains: readonly (readonly [TimeGrain, readonly string[]])[] = [
  ['day', ['hari']],
  ['week', ['minggu', 'pekan']],
  ['month', ['bulan']],
  ['quarter', ['kuartal', 'triwulan']],
  ['year', ['tahun']],
]

const relatives = grains.flatMap(([period, nouns]): readonly Heard[] => {
  const forms = (ends: readonly string[]): readonly string[] =>
    nouns.flatMap((noun) => ends.map((end) => `${noun} ${end}`))
  return [
    {
      meaning: { kind: 'relative', period, back: 1 },
      phrases: forms(['lalu', 'kemarin', 'sebelumnya', 'yang lalu', 'silam', 'terakhir']),
    },
    { meaning: { kind: 'relative', period, back: 0 }, phrases: forms(['ini', 'sekarang', 'berjalan']) },
  ]
})

const numbers: { readonly [word: string]: number } = {
  nol: 0,
  satu: 1,
  dua: 2,
  tiga: 3,
  empat: 4,
  lima: 5,
  enam: 6,
  tujuh: 7,
  delapan: 8,
  sembilan: 9,
  sepuluh: 10,
  sebelas: 11,
  'dua belas': 12,
  'lima belas': 15,
  'dua puluh': 20,
  'dua puluh lima': 25,
  'tiga puluh': 30,
  'empat puluh': 40,
  'lima puluh': 50,
  'enam puluh': 60,
  seratus: 100,
  seribu: 1000,
  sejuta: 1e6,
  'satu juta': 1e6,
  lusin: 12,
  selusin: 12,
  sekali: 1,
  'dua kali': 2,
  'tiga kali': 3,
}

export const periods: readonly Heard[] = [
  ...halves,
  ...relatives,
  heard({ kind: 'relative', period: 'day', back: 0 }, 'hari ini'),
  heard({ kind: 'relative', period: 'day', back: 1 }, 'kemarin'),
  ...months.map((phrases, index) => heard({ kind: 'month', month: index + 1 }, phrases)),
  ...months.map((phrases, index): Heard => ({
    meaning: { kind: 'month', month: index + 1 },
    phrases: heard({ kind: 'month', month: index + 1 }, phrases).phrases.map((month) => `bulan ${month}`),
  })),
  ...quarters,
  ...Object.entries(numbers).map(([word, value]): Heard => ({
    meaning: { kind: 'number', value },
    phrases: [word],
  })),
]

export const units: readonly Heard[] = [
  heard({ kind: 'unit', of: 'time', size: 1 }, 'detik'),
  heard({ kind: 'unit', of: 'time', size: 60 }, 'menit | mnt'),
  heard({ kind: 'unit', of: 'time', size: 3600 }, 'jam'),
  heard({ kind: 'unit', of: 'length', size: 0.01 }, 'cm | sentimeter | senti'),
  heard({ kind: 'unit', of: 'length', size: 1 }, 'm | meter'),
  heard({ kind: 'unit', of: 'length', size: 1000 }, 'km | kilometer | kilo meter'),
  heard({ kind: 'unit', of: 'length', size: 1609.344 }, 'mil'),
  heard({ kind: 'unit', of: 'weight', size: 0.001 }, 'gram | gr'),
  heard({ kind: 'unit', of: 'weight', size: 1 }, 'kg | kilogram | kilo'),
  heard({ kind: 'unit', of: 'weight', size: 0.45359237 }, 'pon | pound | lb | lbs'),
  heard({ kind: 'unit', of: 'dollar', size: 1 }, 'dolar | dollar | usd | dolar as'),
  heard({ kind: 'unit', of: 'rupiah', size: 1 }, 'rupiah | rp | idr'),
  heard({ kind: 'unit', of: 'euro', size: 1 }, 'euro | eur'),
  heard({ kind: 'unit', of: 'yuan', size: 1 }, 'yuan | rmb | cny'),
  heard({ kind: 'unit', of: 'age', size: 1 }, 'tahun usia | tahun umur | thn'),
]
