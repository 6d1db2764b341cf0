import { fromCell, joined, qualityWords, say, shown, type Phrase } from '../locales/index.ts'
import { cellAt, cellPhrase, columnPhrase, countPhrase, type ConclusionInput } from './conclusion-input.ts'

const mostChanges = 5

/** What the other spellings of a column stand for, where they are what is told apart; undefined where they are not. */
export function concludeSpellings(input: ConclusionInput): readonly Phrase[] | undefined {
  const { step, shape, outcome, locale } = input
  const by = shape.group?.by.map(({ as }) => as) ?? []
  const times = shape.group?.measures[0]?.as
  const spelled = step.verbs.find((verb) => verb.kind === 'spell')
  if (spelled?.as === undefined || times === undefined) return undefined
  const { column, as } = spelled
  if (by.length !== 2 || !by.includes(column) || !by.includes(as)) return undefined
  const changes = outcome.rows.slice(0, mostChanges).map((_, row): Phrase => {
    const spelling = (name: string): Phrase => [
      fromCell(shown(withBlanks(String(cellAt(input, row, name)))), row, name),
    ]
    return say`“${spelling(column)}” → “${spelling(as)}” (${cellPhrase(input, row, times)})`
  })
  const words = qualityWords(locale.language)
  return [words.spelled({ column: columnPhrase(column), changes: joined(changes, ', ') })]
}

/** Blanks that nobody sees are what may be wrong with a spelling. */
const withBlanks = (text: string): string =>
  text.replace(/^\s+|\s+$|\s{2,}/g, (blanks) => '␣'.repeat(blanks.length))

/** How many rows are left where repeated ones are dropped, and of how many; undefined where none are. */
export function concludeCleaned(input: ConclusionInput): readonly Phrase[] | undefined {
  const { step, table, outcome, locale } = input
  if (table === undefined || step.verbs.at(-1)?.kind !== 'unique') return undefined
  const rows = countPhrase(input, outcome.rowCount, 'count of rows')
  const before = countPhrase(input, table.rowCount, `count of rows of ${table.title}`)
  return [qualityWords(locale.language).cleaned({ rows, before })]
}
