import type { Condition } from '@auger/contract/plan'
import { refOf } from '../../frame/column-ref.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import type { Token } from '../../tokenizer/token.ts'
import type { NamedColumn } from '../columns.ts'
import type { Stretch } from '../linked-question.ts'
import { kindWords } from '../name/kind-words.ts'
import { nameTokens } from '../name/name-tokens.ts'
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
const denying = ['un', 'in', 'im', 'non', 'nicht', 'не', 'nie', 'tak', 'não', 'dis', '未', '미', 'غير']
const shortestRest = 4
/** A character of a dense script is a word. */
const shortestDense = 1
const denied = 0.85
const byConcept = 0.8

/** "unpaid" of a column that says who has paid, or when: not what is not missing, but what is missing. */
export function deniedFlags(said: Said): readonly DeniedFlag[] {
  const flags = flagsByWord(said.question)
  return said.question.tokens.flatMap((token, from) =>
    restsOf(token).flatMap((rest) => {
      const { lexicons } = said.question
      const stems = lexicons.map((lexicon) => lexicon.stem(rest))
      const named = [...new Set([rest, ...stems].flatMap((word) => flags.words.get(word) ?? []))]
      const about = lexicons
        .flatMap((lexicon) => conceptsOfWord(rest, lexicon))
        .flatMap((concept) => flags.concepts.get(concept) ?? [])
        .filter((flag) => !named.includes(flag))
      return [
        ...named.map((flag) => ({ ...flag, quality: denied })),
        ...new Set(about.map((flag) => ({ ...flag, quality: byConcept }))),
      ].map(({ thing, condition, quality }) => ({
        from,
        until: from + 1,
        thing,
        condition: condition.kind === 'not' ? condition.condition : { kind: 'not' as const, condition },
        quality,
      }))
    }),
  )
}

const restsOf = ({ folded, dense }: Token): readonly string[] =>
  denying
    .filter((prefix) => folded.startsWith(prefix))
    .map((prefix) => folded.slice(prefix.length).trim())
    .filter((rest) => rest.length >= (dense === true ? shortestDense : shortestRest))

/** What the whole of a word is about. */
function conceptsOfWord(word: string, lexicon: Lexicon): readonly string[] {
  const tokens = nameTokens(word, [lexicon])
  return lexicon
    .conceptsAt(tokens, 0)
    .flatMap(({ until, concepts }) => (until === tokens.length ? concepts : []))
}

interface Flag {
  readonly thing: NamedColumn
  readonly condition: Condition
}

interface Flags {
  /** By the one word that they are called, in whatever form. */
  readonly words: ReadonlyMap<string, readonly Flag[]>
  readonly concepts: ReadonlyMap<string, readonly Flag[]>
}

/** Columns of yes and no, and others that only some rows have a value of: what is unpaid has no date of payment, what is unrated no rating. */
const flagsByWord = oncePerTables((tables, lexicons): Flags => {
  const words = new Map<string, Flag[]>()
  const concepts = new Map<string, Flag[]>()
  for (const table of tables)
    for (const column of table.columns) {
      const thing = { ref: refOf(table.id, column.name), tableId: table.id, column }
      const condition = flagCondition(thing) ?? presentCondition(thing)
      const [only, ...more] = partsOfName(column.name, lexicons).words.filter(
        ({ loose, folded }) => !loose && !kindWords.has(folded),
      )
      if (condition === undefined || only === undefined || more.length > 0) continue
      const flag = { thing, condition }
      for (const word of new Set([only.folded, ...lexicons.map((lexicon) => lexicon.stem(only.folded))]))
        words.set(word, [...(words.get(word) ?? []), flag])
      for (const concept of new Set(lexicons.flatMap((lexicon) => conceptsOfWord(only.folded, lexicon))))
        concepts.set(concept, [...(concepts.get(concept) ?? []), flag])
    }
  return { words, concepts }
})

const presentCondition = ({ ref, column }: NamedColumn): Condition | undefined =>
  column.missing > 0 && column.distinct > 0
    ? { kind: 'not', condition: { kind: 'missing', column: ref } }
    : undefined
