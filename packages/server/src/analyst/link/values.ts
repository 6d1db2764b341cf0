import { tableOf } from '../../domain/definition.ts'
import { fold } from '../../domain/table.ts'
import { refOf } from '../frame/column-ref.ts'
import { grouped } from './grouped.ts'
import type { Link } from './link.ts'
import { textOf, type LinkedQuestion, type Stretch } from './linked-question.ts'
import { oncePerTables } from './once-per-tables.ts'
import { leastQuality, qualityOf } from './quality.ts'
import { saidStretches } from './said-stretches.ts'
import { tokensIn, type Said } from './said.ts'
import { findValues, misspeltValues, type FoundValue } from './value/find-values.ts'
import { indexValues, type HeldValue } from './value/value-index.ts'
import { plainness } from './value/plainness.ts'

/** Values of columns that the question names: those that the store found for it, and the most frequent ones. */
export function linkValues(said: Said): readonly Link[] {
  const { lexicons } = said.question
  const indexes = [indexValues(foundInStore(said.question), lexicons), frequentIndex(said.question)]
  const stretches = saidStretches(said)
  const found = stretches.flatMap((stretch) => {
    const values = indexes.flatMap((index) => findValues(said, index, stretch))
    return linksAt(said, stretch, values)
  })
  const named = new Set(found.flatMap(tokensIn))
  const taken = (stretch: Stretch): boolean => tokensIn(stretch).some((at) => named.has(at))
  const misspelt = stretches
    .filter((stretch) => !stretch.broken && !taken(stretch))
    .flatMap((stretch) =>
      linksAt(
        said,
        stretch,
        indexes.flatMap((index) => misspeltValues(said, index, stretch)),
      ),
    )
  return [...found, ...misspelt].filter(({ quality }) => quality >= leastQuality)
}

const frequentIndex = oncePerTables((tables, lexicons) => {
  const held = tables.flatMap((table) =>
    table.columns
      .filter(({ type }) => type === 'text' || type === 'boolean')
      .flatMap(({ name, frequent }) =>
        frequent.flatMap(({ value }): readonly HeldValue[] =>
          value === null || String(value).trim() === ''
            ? []
            : [{ column: refOf(table.id, name), value: String(value), called: fold(String(value)) }],
        ),
      ),
  )
  return indexValues(held, lexicons)
})

function foundInStore({ asked }: LinkedQuestion): readonly HeldValue[] {
  const synonyms = (asked.definitions ?? []).flatMap((definition) =>
    definition.kind === 'synonym' && definition.value !== undefined && definition.column !== undefined
      ? definition.words.map((word) =>
          JSON.stringify([
            refOf(tableOf(definition, asked.tables)?.id ?? '', definition.column ?? ''),
            definition.value,
            fold(word),
          ]),
        )
      : [],
  )
  const isSynonym = new Set(synonyms)
  return asked.values.map(({ tableId, column, value, folded }): HeldValue => {
    const ref = refOf(tableId, column)
    if (fold(value) === folded) return { column: ref, value, called: folded }
    const by = isSynonym.has(JSON.stringify([ref, value, folded])) ? 'synonym' : 'part'
    return { column: ref, value, called: folded, by }
  })
}

/** One link a column and a way to be found: other spellings of one name are named together. */
function linksAt(said: Said, stretch: Stretch, found: readonly FoundValue[]): readonly Link[] {
  if (found.length === 0) return []
  const plain = plainness(said, stretch)
  const surest = new Map<string, FoundValue>()
  for (const one of [...found].sort(bySureness)) {
    const key = JSON.stringify([one.held.column, one.held.value])
    if (!surest.has(key)) surest.set(key, one)
  }
  const groups = grouped([...surest.values()], ({ held, match }) => `${match} ${held.column}`)
  return [...groups.values()].flatMap((group): readonly Link[] => {
    const [first] = group
    if (first === undefined) return []
    const values = [...new Set([...wholeBeside(groups, first), ...group.map(({ held }) => held.value)])]
    const text = textOf(said.question, stretch)
    return [
      {
        from: stretch.from,
        until: stretch.until,
        to: { kind: 'value', column: first.held.column, values, match: first.match },
        quality:
          sureness(first) * plain * (first.match === 'exact' && !values.includes(text) ? otherCase : 1),
      },
    ]
  })
}

/** Where names that have the words in part are meant, so are those that are no more than them: student, of "student / tutor" too. */
const wholeBeside = (
  groups: ReadonlyMap<string, readonly FoundValue[]>,
  { match, held: { column } }: FoundValue,
): readonly string[] =>
  match === 'part'
    ? (['exact', 'form'] as const).flatMap((whole) =>
        (groups.get(`${whole} ${column}`) ?? []).map(({ held }) => held.value),
      )
    : []

const otherCase = 0.97
/** A part of a name is also what others are called in part: York of New York. */
const partly = 0.8

const sureness = ({ match, firmness }: FoundValue): number =>
  (match === 'part' ? partly : qualityOf(match)) * firmness

const bySureness = (a: FoundValue, b: FoundValue): number => sureness(b) - sureness(a)
