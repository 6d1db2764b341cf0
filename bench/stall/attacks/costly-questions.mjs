// Questions that cost the analyst much, over eight tables whose columns share their names.
import { endSession, job, newSession, openDataset, throwAt } from '../service/datasets.mjs'
import { attacker } from '../service/send.mjs'

const user = 'attacker'
const atOnce = 4
const words = 'population country area founded length height name region'.split(' ')
const tables = 'countries cities rivers mountains lakes roads airports harbours'.split(' ')

const files = tables.map((table, at) => [
  `${table}.csv`,
  [
    ['id', ...words, `${table}_code`].join(),
    ...Array.from({ length: 12 }, (_, row) =>
      [row, ...words.map((word, place) => cellOf(word, row + place + at)), `${table[0]}${row}`].join(),
    ),
  ].join('\n'),
])

function cellOf(word, number) {
  if (word === 'country' || word === 'region' || word === 'name') return `${word} ${number % 5}`
  return word === 'founded' ? 1900 + number : number * 37
}

const names = [...words, ...tables, ...tables.map((table) => `${table}_code`)]
const repeated = (text, length) => text.repeat(Math.ceil(length / text.length)).slice(0, length)
const letters = 'abcdefghijklmnopqrstuvwxyz'
const slots = Array.from({ length: 1_000 }, (_, at) => `@${letters[at % 26]}${at < 26 ? '' : at}[x]`)
const chinese = Array.from({ length: 6_000 }, (_, at) =>
  String.fromCodePoint(0x4e00 + ((at * 7_919) % 20_000)),
)

const questions = {
  'many-names': [
    '195 words of column and table names over eight tables',
    Array.from({ length: 195 }, (_, at) => names[(at * 7) % names.length]).join(' '),
  ],
  'long-sentence': [
    '1,000 characters of one phrase again and again',
    repeated('population by country and area over founded ', 1_000),
  ],
  'many-slots': ['6,000 characters of @a[x]@b[x]…', slots.join('').slice(0, 6_000)],
  chinese: ['6,000 Chinese characters', chinese.join('')],
}

export const costlyQuestions = Object.entries(questions).map(([name, [about, question]]) => ({
  name,
  about,
  prepare: async (service) => ({ dataset: await openDataset(service, files, user) }),
  async attack(service, { dataset }, signal) {
    const session = await newSession(service, user)
    const one = async () => {
      while (!signal.aborted)
        await throwAt(service, { ...job(session, dataset, question, user), from: attacker, signal })
    }
    await Promise.all(Array.from({ length: atOnce }, one))
    await endSession(service, session, user)
  },
}))
