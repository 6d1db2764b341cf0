import type { Understood } from '../understood.ts'

/** What a question leaves open. */
export interface Doubt {
  /** The words that have several readings. */
  readonly about: string
  readonly options: readonly Option[]
  /** How many options make it worth asking. */
  readonly least: number
}

/** A question that means one of the readings. */
export interface Option {
  readonly text: string
  readonly understood: Understood
}
