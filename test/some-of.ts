import { seed } from './seed.ts'

/** `npm run soak` asks for all of everything; a commit has minutes. */
export const isWhole = process.env['AUGER_ALL'] !== undefined

/** Every so manyth of a list, and all of it where AUGER_ALL is set. */
export const someOf = <Item>(all: readonly Item[], every: number, from = 0): readonly Item[] =>
  isWhole ? all : all.filter((_, at) => at % every === from)

/** Of ways to say one thing, in languages: the first, and every fifth of the others, so that each language is heard somewhere; all of them where AUGER_ALL is set. */
export const waysOf = <Item>(all: readonly Item[], every = 5): readonly Item[] =>
  isWhole ? all : all.filter((_, at) => at === 0 || (at + all.length + seed) % every === 0)
