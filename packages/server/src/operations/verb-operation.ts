import type { Verb } from '@auger/contract/plan'
import type { TypedColumn } from './outcome.ts'
import type { Query } from './query.ts'

/** What one verb of a plan does: to the columns, and to the statement. */
export interface VerbOperation<Kind extends Verb['kind']> {
  readonly kind: Kind
  /** What is wrong with it over these columns; empty when nothing is. */
  readonly problems: (
    verb: Extract<Verb, { kind: Kind }>,
    before: readonly TypedColumn[],
  ) => readonly string[]
  readonly columns: (
    verb: Extract<Verb, { kind: Kind }>,
    before: readonly TypedColumn[],
  ) => readonly TypedColumn[]
  readonly apply: (verb: Extract<Verb, { kind: Kind }>, query: Query) => Query
}

const mostNamed = 30

/** What there is instead, so that whoever wrote the plan can mend it. */
export function namesOf(columns: readonly { readonly name: string }[]): string {
  const shown = columns.slice(0, mostNamed).map(({ name }) => `"${name}"`)
  const more = columns.length > mostNamed ? ` and ${columns.length - mostNamed} more` : ''
  return `there is ${shown.join(', ') || 'none'}${more}`
}

export function unknownColumns(names: readonly string[], columns: readonly TypedColumn[]): readonly string[] {
  return names
    .filter((name) => !columns.some((column) => column.name === name))
    .map((name) => `there is no column "${name}"; ${namesOf(columns)}`)
}

/** The engine does not tell names apart by case. */
export function repeatedNames(names: readonly string[]): readonly string[] {
  const folded = names.map((name) => name.toLowerCase())
  return names
    .filter((_, index) => folded.indexOf(folded[index] ?? '') !== index)
    .map((name) => `the name "${name}" is given twice`)
}
