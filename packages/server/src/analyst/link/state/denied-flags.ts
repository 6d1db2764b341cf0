import type { Condition } from '@auger/contract/plan'
import { refOf } from '../../frame/column-ref.ts'
import type { NamedColumn } from '../columns.ts'
import type { Stretch } from '../linked-question.ts'
import { kindWords } from '../name/kind-words.ts'
import { partsOfName } from '../name/name-parts.ts'
import { oncePerTables } from '../once-per-tables.ts'
import type { Said } from '../said.ts'
import { flagCondition } from './flags.ts'

export interface DeniedFlag extends Stretch {
  readonly thing: NamedColumn
  readonly condition: Condition
  readonly quality: number
}

/** What a word begins with that denies the rest of it, in the languages that say it so. */
const denying = ['un', 'in', 'non', 'nicht', 'не', 'nie', 'tak', 'não', 'dis']
const shortestRest = 4
const denied = 0.85

/** "unpaid" of a column that says who has paid. */
export function deniedFlags(said: Said): readonly DeniedFlag[] {
  const flags = flagsByWord(said.question)
  return said.question.tokens.flatMap(({ folded }, from) =>
    denying
      .filter((prefix) => folded.startsWith(prefix) && folded.length - prefix.length >= shortestRest)
      .flatMap((prefix) => {
        const rest = folded.slice(prefix.length)
        const stems = said.question.lexicons.map((lexicon) => lexicon.stem(rest))
        return [...new Set([rest, ...stems].flatMap((word) => flags.get(word) ?? []))]
      })
      .map(({ thing, condition }) => ({
        from,
        until: from + 1,
        thing,
        condition: { kind: 'not', condition },
        quality: denied,
      })),
  )
}

interface Flag {
  readonly thing: NamedColumn
  readonly condition: Condition
}

/** Columns of yes and no by the one word that they are called, in whatever form. */
const flagsByWord = oncePerTables((tables, lexicons): ReadonlyMap<string, readonly Flag[]> => {
  const flags = new Map<string, Flag[]>()
  for (const table of tables)
    for (const column of table.columns) {
      const thing = { ref: refOf(table.id, column.name), tableId: table.id, column }
      const condition = flagCondition(thing)
      const [only, ...more] = partsOfName(column.name, lexicons).words.filter(
        ({ loose, folded }) => !loose && !kindWords.has(folded),
      )
      if (condition === undefined || only === undefined || more.length > 0) continue
      for (const word of new Set([only.folded, ...lexicons.map((lexicon) => lexicon.stem(only.folded))]))
        flags.set(word, [...(flags.get(word) ?? []), { thing, condition }])
    }
  return flags
})
