import type { ComparisonOperator, Condition } from '@auger/contract/plan'
import type { Column } from '../../../../domain/table.ts'
import { flag } from './features.ts'
import { isAmount } from '../item.ts'
import { isKeyName } from '../key-name.ts'
import { labelFeatures, labelOf, type ConditionOption } from './condition-option.ts'
import { hintMatches } from './hints.ts'
import { comparisonsIn } from './beyond-conditions.ts'
import { cuesOfKind, type Mentions, type Place } from './mention.ts'
import { meets, noUnits, type Units } from './units.ts'

/** "above the average", "older than average", "more goals than average": compared with a figure of the column itself. */
export function averageConditions(mentions: Mentions): readonly ConditionOption[] {
  const figures = cuesOfKind(mentions, 'measure')
  return compared(mentions).flatMap((comparison) =>
    figures.flatMap(({ meaning, ...figure }) => {
      if (meaning.function !== 'mean' && meaning.function !== 'median') return []
      if (!stands(mentions, comparison, figure) || meets(figure.units, comparison.units)) return []
      const chosen = meaning.function
      const place = {
        start: Math.min(comparison.start, figure.start),
        end: Math.max(comparison.end, figure.end),
        units: comparison.units | figure.units,
      }
      const amounts = mentions.table.columns.filter((column) => isAmount(column) && !isKeyName(column.name))
      const hinted = amounts.filter((column) => hintMatches(column, comparison.of))
      // "Older" is of an age, where there is one.
      return (hinted.length > 0 ? hinted : amounts).flatMap((column) => {
        const label = labelOf(mentions, column, place)
        // What the word itself says needs no name: the name may be what is asked for.
        const labels = hinted.length > 0 && label !== undefined ? [label, undefined] : [label]
        const condition: Condition = {
          kind: 'against',
          column: column.name,
          operator: comparison.operator,
          function: chosen,
        }
        return labels.map((named): ConditionOption => ({
          condition,
          column,
          start: comparison.start,
          units:
            place.units | (named === undefined ? noUnits : named.units | saidBeside(mentions, column, place)),
          features: [
            ...labelFeatures(named, 'average'),
            ...flag('condition:average:hinted', hinted.length > 0),
          ],
          equals: undefined,
          negated: false,
          shared: noUnits,
        }))
      })
    }),
  )
}

/** "Whose fee is above the average fee": the same column twice. */
const saidBeside = ({ columns }: Mentions, column: Column, { start, end }: Place): Units =>
  columns
    .filter((mention) => mention.column === column && mention.how !== 'scattered')
    .filter(
      (mention) =>
        (mention.end <= start && start - mention.end <= nearest) ||
        (mention.start >= end && mention.start - end <= nearest),
    )
    .reduce((units, mention) => units | mention.units, noUnits)

/** A verb may stand between. */
const nearest = 1

interface Compared extends Place {
  readonly operator: ComparisonOperator
  readonly of: readonly string[]
  /** Behind which stands what it is compared with. */
  readonly than: number
}

const compared = (mentions: Mentions): readonly Compared[] => [
  ...cuesOfKind(mentions, 'compare').map(({ start, end, units, meaning }) => ({
    start,
    end,
    units,
    operator: meaning.operator,
    of: meaning.of ?? [],
    than: end,
  })),
  ...comparisonsIn(mentions).filter(({ whole }) => !whole),
]

/** The average of all, or of the whole company. */
const farthest = 3

/** Right before the word in some languages, else behind it with little between. */
const stands = ({ question }: Mentions, { start, than }: Compared, figure: Place): boolean =>
  question.locale.hears.trailing === true
    ? start >= figure.end && start - figure.end <= 1
    : figure.start >= than && figure.start - than <= farthest
