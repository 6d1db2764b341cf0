import type { Hears } from '../hears.ts'

const forms = (roots: string, ends: string): readonly string[] =>
  roots.split(' ').flatMap((root) => ends.split(' ').map((end) => root + end))

/** How a contest ends: what is asked, and what cells begin with. */
export const results: NonNullable<Hears['results']> = [
  {
    words: [
      'побед',
      ...forms('побед', 'а ы е у ой ам ами ах'),
      ...forms('выиграл победил', ' а и о'),
      ...forms('выигранн', 'ый ая ое ые ых ого'),
    ],
    cells: ['w', 'win', 'won', 'winner', 'victory', 'победа', 'выигрыш'],
  },
  {
    words: [
      ...forms('поражени', 'е я й ю ем и ям ями ях'),
      ...forms('проиграл', ' а и о'),
      ...forms('проигранн', 'ый ая ое ые ых ого'),
    ],
    cells: ['l', 'loss', 'lost', 'lose', 'loser', 'defeat', 'поражение', 'проигрыш'],
  },
  {
    words: ['ничья', 'ничьи', 'ничьей', 'ничьих', 'вничью', 'ничьими'],
    cells: ['d', 't', 'draw', 'drawn', 'tie', 'tied', 'ничья'],
  },
  { words: [], cells: ['runner', 'nominated', 'finalist', 'semifinalist', 'финалист'] },
]
