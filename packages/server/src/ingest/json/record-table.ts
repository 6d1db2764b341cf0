import type { DistinctTexts } from './distinct-texts.ts'

/** What records have under one name. */
export interface Field {
  /** The names that lead to it from the record, as one. */
  readonly name: string
  readonly path: readonly string[]
  /** How many names lead to it from a record that lies in no other. */
  readonly level: number
  /** Its objects have keys for names, so that each of their values is a row. */
  readonly map: boolean
  /** Some record has a text here. */
  filled: boolean
  inside: Fields | undefined
  child: RecordTable | undefined
  /** Kept as long as the field may be the key of its table. */
  texts: DistinctTexts | undefined
  /** The place of its texts in a row. */
  column: number
}

/** The fields of an object. Those of the last one are at hand for the next, which most often has the same keys. */
export interface Fields {
  readonly byKey: Map<string, Field>
  keys: readonly string[]
  inOrder: readonly Field[]
}

/** A table that records make up, and what is known of them. */
export interface RecordTable {
  readonly title: string
  readonly path: readonly string[]
  readonly level: number
  readonly parent: RecordTable | undefined
  readonly family: Family
  readonly children: RecordTable[]
  readonly top: Fields
  /** Of records that are lists. */
  readonly positions: Field[]
  /** All of them, the first seen first. */
  readonly fields: Field[]
  rows: number
  /** How many rows are lists, and the first of them. */
  lists: number
  readonly head: (readonly string[])[]
  /** What the key of a row is called, where it has one of its own, and whether these are 0, 1, 2 and so on. */
  readonly keyName: string | undefined
  numbered: boolean
  /** How many keys there were; a key of several rows counts once. */
  keys: number
}

/** What the tables of a file have in common. */
export interface Family {
  count: number
  /** The paths whose names are keys. */
  readonly maps: ReadonlySet<string>
}
