import type { ColumnRef } from '../../frame/column-ref.ts'
import type { Lexicon } from '../../lexicon/lexicon.ts'
import { joinedBy } from '../linked-question.ts'
import { isOfHead } from '../name/grown-concepts.ts'
import { spellingOf, type Spelling } from '../name/misspelt.ts'
import { nameTokens } from '../name/name-tokens.ts'

/** A value of a column with what it is called, folded. */
export interface HeldValue {
  readonly column: ColumnRef
  readonly value: string
  readonly called: string
  /** Where that is not the value itself: a part of it, or what people have said to mean it. */
  readonly by?: 'part' | 'synonym'
}

export interface ValueIndex {
  readonly called: ReadonlyMap<string, readonly HeldValue[]>
  /** By its words (`valueKey`). */
  readonly words: ReadonlyMap<string, readonly HeldValue[]>
  readonly letters: ReadonlyMap<string, readonly HeldValue[]>
  /** By the concept that the whole of it is a word for. */
  readonly concepts: ReadonlyMap<string, readonly HeldValue[]>
  readonly spelling: Spelling
}

/** Words as they stand, or as one of the lexicons stems them. */
export const valueKey = (words: string, lexicon?: number): string => `${lexicon ?? ''}:${words}`

/** Longer values are sentences, which nobody translates word by word. */
const mostTranslated = 3

export function indexValues(values: readonly HeldValue[], lexicons: readonly Lexicon[]): ValueIndex {
  const index = {
    called: new Map<string, HeldValue[]>(),
    words: new Map<string, HeldValue[]>(),
    letters: new Map<string, HeldValue[]>(),
    concepts: new Map<string, HeldValue[]>(),
  }
  for (const held of values) {
    const tokens = nameTokens(held.called, lexicons)
    const all = { from: 0, until: tokens.length }
    const words = joinedBy(tokens, all, (at) => tokens[at]?.folded ?? '')
    add(index.called, held.called, held)
    add(index.words, valueKey(words), held)
    add(index.letters, words.replaceAll(' ', ''), held)
    lexicons.forEach((own, lexicon) => {
      const stemmed = joinedBy(tokens, all, (at) => own.stem(tokens[at]?.folded ?? ''))
      add(index.words, valueKey(stemmed, lexicon), held)
      const whole = tokens.length === 0 || held.by === 'part' ? [] : own.conceptsAt(tokens, 0)
      // A day ticket in one word is a kind of ticket, and who says ticket does not mean it.
      const isKind = (concept: string): boolean => tokens.length === 1 && isOfHead(words, concept, own)
      for (const { until, concepts, exact } of words.split(' ').length > mostTranslated ? [] : whole)
        if (until === tokens.length)
          for (const concept of concepts) if (exact || !isKind(concept)) add(index.concepts, concept, held)
    })
  }
  return { ...index, spelling: spellingOf(index.called.keys()) }
}

function add(map: Map<string, HeldValue[]>, key: string, value: HeldValue): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [value])
  else known.push(value)
}
