import type { Heard } from '../hears.ts'

/** What the two ends of an order are called, the high one first. */
const ends: readonly (readonly [high: string, low: string])[] = [
  ['tinggi', 'rendah'],
  ['besar', 'kecil'],
  ['banyak', 'sedikit'],
  ['panjang', 'pendek'],
  ['lama', 'singkat'],
  ['lama', 'sebentar'],
  ['jauh', 'dekat'],
  ['berat', 'ringan'],
  ['cepat', 'lambat'],
  ['panas', 'dingin'],
  ['mahal', 'murah'],
  ['tua', 'muda'],
  ['senior', 'junior'],
  ['baru', 'lama'],
  ['baru', 'tua'],
  ['akhir', 'awal'],
  ['baik', 'buruk'],
  ['luas', 'sempit'],
  ['populer', 'jarang'],
  ['sering', 'jarang'],
]

const onwards = ['ke', 'hingga', 'sampai', 'sampai ke', 'menuju']

/** tertinggi, paling tinggi, yang tertinggi; two r's are one */
const most = (word: string): readonly string[] => {
  const grown = word.startsWith('r') ? `te${word}` : `ter${word}`
  return [grown, `paling ${word}`, `yang ${grown}`, `yang paling ${word}`]
}

/** dari tinggi ke rendah, dari yang tertinggi hingga terendah, tertinggi ke terendah */
const between = (first: string, last: string): readonly string[] =>
  onwards.flatMap((to) => [
    `dari ${first} ${to} ${last}`,
    ...most(first).flatMap((from) =>
      most(last).flatMap((until) => [
        `dari ${from} ${to} ${until}`,
        `${from} ${to} ${until}`,
        `mulai dari ${from} ${to} ${until}`,
      ]),
    ),
  ])

const firsts = (words: readonly string[]): readonly string[] =>
  [...new Set(words)].flatMap((word) =>
    most(word).flatMap((one) => [
      `${one} dulu`,
      `${one} lebih dulu`,
      `${one} terlebih dahulu`,
      `${one} di awal`,
      `mulai dari ${one}`,
      `dimulai dari ${one}`,
    ]),
  )

const descending =
  'secara menurun | urut menurun | urutan terbalik | dalam urutan terbalik | urutan abjad terbalik | dalam urutan abjad terbalik | menurut abjad terbalik | berdasarkan abjad terbalik | ' +
  'urutan alfabet terbalik | dalam urutan alfabet terbalik | secara alfabetis terbalik | abjad terbalik | alfabet terbalik | dari z sampai a | dari z hingga a | z ke a | urutan turun | ' +
  'secara desending | desending | dengan urutan menurun | kronologis terbalik | urutan kronologis terbalik'
const ascending =
  'secara menaik | urut menaik | urutan naik | secara naik | meningkat | secara meningkat | dengan urutan menaik | urutan abjad | menurut urutan abjad | berdasarkan urutan abjad | ' +
  'sesuai urutan abjad | dalam urutan abjad | sesuai abjad | abjad | urutan alfabet | dalam urutan alfabet | menurut alfabet | berdasarkan alfabet | sesuai alfabet | secara alfabet | ' +
  'urutan alfabetis | dalam urutan alfabetis | urut alfabet | dari a sampai z | dari a hingga z | a ke z | asending | secara asending | urutan kronologis | dalam urutan kronologis | ' +
  'menurut waktu | urutan waktu | berdasarkan urutan waktu | secara leksikografis | urutan leksikografis'

const listed = (phrases: string): readonly string[] => phrases.split(' | ')
const high = ends.map(([word]) => word).filter((word) => word !== 'lama')
const low = ends.map(([, word]) => word).filter((word) => word !== 'lama')

export const directions: readonly Heard[] = [
  {
    meaning: { kind: 'direction', direction: 'descending' },
    phrases: [
      ...new Set([
        ...ends.flatMap(([one, other]) => between(one, other)),
        ...firsts(high),
        ...listed(descending),
      ]),
    ],
  },
  {
    meaning: { kind: 'direction', direction: 'ascending' },
    phrases: [
      ...new Set([
        ...ends.flatMap(([one, other]) => between(other, one)),
        ...firsts(low),
        ...listed(ascending),
      ]),
    ],
  },
]
