import learned from './weights.json' with { type: 'json' }
import { weightsFrom, type Weights } from './features.ts'
import { treesFrom, type Tree } from './trust.ts'

/** What features are worth, and how far they let a candidate be trusted; `npm run bench -- ranker` learns them. */
export interface Learned {
  readonly worth: Weights
  readonly trust: readonly Tree[]
}

const read = ({ worth, trust }: (typeof learned)['one'] | (typeof learned)['several']): Learned => ({
  worth: weightsFrom(worth),
  trust: treesFrom(trust),
})

const one = read(learned.one)
const several = read(learned.several)

/** Which table is meant weighs much among several, and nothing where there is one: each has learned its own. */
export const weightsFor = (tables: readonly unknown[]): Learned => (tables.length > 1 ? several : one)
