import type { Condition } from '@auger/contract/plan'
import type { Column } from '../../../../domain/table.ts'
import type { Hears } from '../../../../locales/index.ts'
import { remembered } from '../../../../locales/index.ts'
import { denied, labelFeatures, labelOf, type ConditionOption } from './condition-option.ts'
import { flag } from './features.ts'
import { cuesOfKind, type Mentions } from './mention.ts'
import { noUnits, unitsFrom } from './units.ts'

/** "how many wins": cells that begin with a word or a letter for how it ended: "W 28–21", "Lost". */
export function resultConditions(mentions: Mentions): readonly ConditionOption[] {
  const { units, locale } = mentions.question
  const { results } = locale.hears
  if (results === undefined) return []
  const columns = mentions.table.columns.filter((column) => tellsResults(column, results))
  return units.flatMap(({ folded }, at) => {
    const said = results.find(({ words }) => words.includes(folded))
    if (said === undefined) return []
    const place = { start: at, end: at + 1, units: unitsFrom(at, at + 1) }
    const negation = cuesOfKind(mentions, 'negation').find(({ end }) => end <= at && at - end <= 1)
    return columns.flatMap((column): readonly ConditionOption[] => {
      const condition = beginning(column, said.cells)
      if (condition === undefined) return []
      const label = labelOf(mentions, column, place)
      const option: ConditionOption = {
        condition,
        column,
        start: at,
        units: place.units | (label?.units ?? noUnits),
        features: [...labelFeatures(label, 'result'), ...flag('condition:result:only', columns.length === 1)],
        equals: undefined,
        negated: false,
        shared: noUnits,
      }
      if (negation === undefined) return [option]
      return [option, denied(option, negation)]
    })
  })
}

const share = 0.7

/** The letters that a cell begins with. */
const firstWord = remembered((text: string): string => /^\W*(\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? '')

const firstWords = ({ frequent }: Column): readonly string[] =>
  frequent.map(({ value }) => firstWord(String(value)))

function tellsResults(column: Column, results: NonNullable<Hears['results']>): boolean {
  if (column.type !== 'text' || column.frequent.length < 2) return false
  const known = results.map(({ cells }) => cells)
  const told = firstWords(column).filter((word) => known.some((cells) => cells.includes(word)))
  return told.length >= share * column.frequent.length
}

function beginning(column: Column, cells: readonly string[]): Condition | undefined {
  const found = [...new Set(firstWords(column).filter((word) => cells.includes(word)))]
  // What begins with a letter alone begins with all words that do.
  const texts = found.filter((word) => !found.some((other) => other !== word && word.startsWith(other)))
  const conditions = texts.map((text): Condition => ({
    kind: 'contains',
    column: column.name,
    text,
    place: 'start',
  }))
  return conditions.length > 1 ? { kind: 'or', conditions } : conditions[0]
}
