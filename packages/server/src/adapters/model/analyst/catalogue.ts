import { tokensIn } from '../../../domain/model-usage.ts'
import type { Definition } from '../../../domain/definition.ts'
import { refOf } from '../../../domain/column-ref.ts'
import { fold, type Column, type Table } from '../../../domain/table.ts'
import type { AnalystQuestion } from '../../../ports/analyst.ts'
import { joined, relationEnds, type Teller, type Told } from '../disclosure.ts'

/**
 * What there is to ask of, as a text that fits so many tokens: the columns that the question may mean first, of the others only how
 * many there are.
 */
export function catalogueOf(question: AnalystQuestion, tell: Teller, mostTokens: number): Told {
  const words = wordsOf(question.text)
  const named = new Set(question.values.map(({ tableId, column }) => refOf(tableId, column)))
  const linked = new Set(
    question.relations.flatMap(({ from, to }) => [
      refOf(from.tableId, from.column),
      refOf(to.tableId, to.column),
    ]),
  )
  const scored = question.tables.flatMap((table) =>
    table.columns.map((column, at) => ({
      table,
      column,
      at,
      score:
        (named.has(refOf(table.id, column.name)) ? 8 : 0) +
        4 * shared(words, wordsOf(`${column.name} ${column.spelledOut ?? ''}`)) +
        shared(words, wordsOf(`${table.title} ${table.name}`)) +
        (linked.has(refOf(table.id, column.name)) ? 1 : 0) +
        (column.role === 'text' ? 0 : 0.5),
    })),
  )
  const kept = new Set<Column>()
  let left = mostTokens - question.tables.reduce((sum, table) => sum + tokensIn(tell.table(table)), 0)
  for (const { table, column } of scored.toSorted(
    (one, other) => other.score - one.score || one.at - other.at,
  )) {
    left -= tokensIn(tell.column(column, table))
    if (left < 0) break
    kept.add(column)
  }
  return joined(
    [...question.tables.map((table) => tableText(table, kept, tell)), ...besides(question, tell)],
    '\n\n',
  )
}

function tableText(table: Table, kept: ReadonlySet<Column>, tell: Teller): Told {
  const shown = table.columns.filter((column) => kept.has(column))
  const rest = table.columns.length - shown.length
  return joined([
    tell.table(table),
    ...shown.map((column) => tell.column(column, table)),
    ...(rest === 0 ? [] : [tell.ours(`  and ${rest} more columns that the question does not seem to mean`)]),
  ])
}

/** A figure that has a name in every language is told by the one that the question says, or the first. */
function calledOnce(definitions: readonly Definition[], text: string): readonly Definition[] {
  const said = fold(text)
  const isSaid = (one: Definition): boolean => one.kind === 'metric' && said.includes(fold(one.name))
  return definitions.filter(
    (one, at) =>
      isSaid(one) ||
      !definitions.some(
        (other, place) => other.id === one.id && (place < at || (place > at && isSaid(other))),
      ),
  )
}

function besides(
  { text, tables, relations, definitions = [], values }: AnalystQuestion,
  tell: Teller,
): readonly Told[] {
  const nameOf = (id: string): string => tables.find((table) => table.id === id)?.name ?? id
  const parts: readonly (readonly [string, readonly Told[]])[] = [
    ['relations', relations.map((relation) => tell.relation(...relationEnds(relation, nameOf)))],
    ['defined', calledOnce(definitions, text).map((definition) => tell.definition(definition))],
    [
      'values that words of the question are spelt like, by chance or not',
      values.map((entry) => tell.value(entry, nameOf(entry.tableId))),
    ],
  ]
  return parts.flatMap(([title, lines]) =>
    lines.length === 0 ? [] : [joined([tell.ours(`${title}:`), ...lines])],
  )
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(fold(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).match(/\p{L}{2,}|\p{N}+/gu) ?? [])

/** How many words of one are in the other, also where one begins with the other, as a plural does. */
function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const isLike = (word: string, like: string): boolean =>
    word === like ||
    (Math.min(word.length, like.length) >= 4 && (word.startsWith(like) || like.startsWith(word)))
  return [...other].filter((word) => [...one].some((like) => isLike(word, like))).length
}
