import { heard, type Heard } from '../hears.ts'

export const prices = ['harga', 'tarif', 'biaya', 'ongkos', 'sewa', 'price', 'fare', 'cost', 'fee', 'rent']
export const lengths = [
  'durasi',
  'panjang',
  'jarak',
  'lama',
  'waktu tempuh',
  'duration',
  'length',
  'distance',
  'runtime',
]
export const times = ['tanggal', 'waktu', 'tahun', 'hari', 'date', 'time', 'year', 'day']
export const ages = ['usia', 'umur', 'age']
export const heights = ['tinggi', 'ketinggian', 'elevasi', 'height', 'elevation', 'altitude']
export const weights = ['berat', 'bobot', 'massa', 'weight', 'mass']
export const temperatures = ['suhu', 'temperatur', 'temperature', 'temp']
export const speeds = ['kecepatan', 'speed']
const populations = ['populasi', 'penduduk', 'population']
const wages = ['gaji', 'upah', 'penghasilan', 'salary', 'pay', 'wage', 'income']
const ratings = ['rating', 'penilaian', 'skor', 'bintang', 'score', 'stars']
const areas = ['luas', 'area']
const densities = ['kepadatan', 'density']

type Direction = 'high' | 'low'

/** tertinggi, terendah: two r's are one */
const grown = (word: string): string => (word.startsWith('r') ? `te${word}` : `ter${word}`)

/** A word of its own: who is terlambat is late, and not the slowest. */
const others = ['terlambat']

/** paling tinggi, tertinggi, yang paling tinggi, yang tertinggi */
export const superlatives = (words: string): readonly string[] =>
  words
    .split(' ')
    .flatMap((word) => [
      ...(others.includes(grown(word)) ? [] : [grown(word), `yang ${grown(word)}`]),
      `paling ${word}`,
      `yang paling ${word}`,
    ])

const superlative = (direction: Direction, words: string, of?: readonly string[]): Heard => ({
  meaning: { kind: 'superlative', direction, ...(of === undefined ? {} : { of }) },
  phrases: superlatives(words),
})

const comparative = (direction: Direction, words: string, of?: readonly string[]): Heard => ({
  meaning: { kind: 'comparative', direction, ...(of === undefined ? {} : { of }) },
  phrases: words.split(' ').map((word) => `lebih ${word}`),
})

/** Qualities that order things: what grows, what shrinks, and of what. */
const pairs: readonly (readonly [string, string, readonly string[] | undefined])[] = [
  ['tinggi besar baik bagus kuat hebat unggul', 'rendah kecil buruk jelek lemah', undefined],
  ['mahal', 'murah', prices],
  ['panjang lama jauh', 'pendek singkat dekat', lengths],
  ['tua senior', 'muda', ages],
  ['jangkung menjulang', 'pendek', heights],
  ['berat', 'ringan', weights],
  ['panas hangat', 'dingin sejuk', temperatures],
  ['cepat kencang', 'lambat pelan', speeds],
  ['luas', 'sempit', areas],
  ['padat', 'lengang', densities],
  ['baru akhir lambat', 'awal dini dahulu', times],
]

export const leads: readonly Heard[] = [
  ...pairs.flatMap(([high, low, of]) => [
    superlative('high', high, of),
    superlative('low', low, of),
    comparative('high', high, of),
    comparative('low', low, of),
  ]),
  heard(
    { kind: 'superlative', direction: 'high' },
    'maksimum | maksimal | maks | jumlah terbesar | nilai tertinggi | nilai terbesar | jumlah tertinggi | puncak',
  ),
  heard(
    { kind: 'superlative', direction: 'low' },
    'minimum | minimal | nilai terendah | nilai terkecil | jumlah terkecil | jumlah terendah',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: populations },
    'penduduk terbanyak | berpenduduk terbanyak | berpenduduk paling banyak | populasi terbesar | populasi tertinggi | populasi terbanyak | terpadat penduduknya | penduduk terpadat | berpenduduk terpadat',
  ),
  heard(
    { kind: 'superlative', direction: 'low', of: populations },
    'penduduk paling sedikit | berpenduduk paling sedikit | penduduk tersedikit | populasi terkecil | populasi terendah | populasi paling sedikit',
  ),
  heard(
    { kind: 'superlative', direction: 'high', of: wages },
    'bergaji tertinggi | gaji tertinggi | bayaran tertinggi | dibayar paling tinggi',
  ),
  heard({ kind: 'superlative', direction: 'low', of: wages }, 'bergaji terendah | bayaran terendah'),
  heard(
    { kind: 'superlative', direction: 'high', of: ratings },
    'rating tertinggi | penilaian terbaik | nilai terbaik',
  ),
  heard({ kind: 'superlative', direction: 'low', of: ratings }, 'rating terendah | penilaian terburuk'),
  heard({ kind: 'superlative', direction: 'high', of: times }, 'terkini | termutakhir | paling akhir'),
  heard({ kind: 'superlative', direction: 'low', of: times }, 'paling pagi | mula mula | terdahulu'),
  heard(
    { kind: 'most', direction: 'high' },
    'terbanyak | paling banyak | yang terbanyak | yang paling banyak',
  ),
  heard(
    { kind: 'most', direction: 'low' },
    'paling sedikit | tersedikit | yang paling sedikit | yang tersedikit | paling kurang',
  ),
  heard(
    { kind: 'frequent', direction: 'high' },
    'paling umum | paling sering | tersering | terpopuler | paling populer | terlaris | paling laris | paling laku | yang paling sering | yang paling umum | paling sering muncul | paling disukai | paling lazim | favorit',
  ),
  heard(
    { kind: 'frequent', direction: 'low' },
    'paling jarang | terjarang | paling langka | yang paling jarang | paling tidak populer | kurang populer',
  ),
  heard(
    { kind: 'rank', direction: 'high' },
    'top | teratas | peringkat atas | terdepan | paling atas | yang teratas',
  ),
  heard(
    { kind: 'rank', direction: 'low' },
    'terbawah | peringkat bawah | paling bawah | terbelakang | yang terbawah',
  ),
  heard(
    { kind: 'rank', direction: 'high', position: true },
    'pertama | yang pertama | paling depan | urutan pertama | di urutan pertama',
  ),
  heard(
    { kind: 'rank', direction: 'low', position: true },
    'terakhir | yang terakhir | urutan terakhir | di urutan terakhir | penghabisan',
  ),
  heard({ kind: 'comparative', direction: 'high' }, 'lebih banyak | lebih'),
  heard({ kind: 'comparative', direction: 'low' }, 'lebih sedikit | kurang'),
]
