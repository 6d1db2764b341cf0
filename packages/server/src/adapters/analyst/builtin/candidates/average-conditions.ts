import { flag } from './features.ts'
import { isAmount } from '../item.ts'
import { labelFeatures, labelOf, type ConditionOption } from './condition-option.ts'
import { hintMatches } from './hints.ts'
import { cuesOfKind, type Mentions } from './mention.ts'
import { meets, noUnits } from './units.ts'

/** "above the average", "older than average": compared with a figure of the column itself. */
export function averageConditions(mentions: Mentions): readonly ConditionOption[] {
  const figures = cuesOfKind(mentions, 'measure')
  return cuesOfKind(mentions, 'compare').flatMap((cue) =>
    figures.flatMap(({ meaning, ...figure }) => {
      if (meaning.function !== 'mean' && meaning.function !== 'median') return []
      const behind = mentions.question.locale.hears.trailing === true
      const distance = behind ? cue.start - figure.end : figure.start - cue.end
      if (distance < 0 || distance > 1 || meets(figure.units, cue.units)) return []
      const place = {
        start: Math.min(cue.start, figure.start),
        end: Math.max(cue.end, figure.end),
        units: cue.units | figure.units,
      }
      const chosen = meaning.function
      const amounts = mentions.table.columns.filter(isAmount)
      const hinted = amounts.filter((column) => hintMatches(column, cue.meaning.of ?? []))
      // "Older" is of an age, where there is one.
      return (hinted.length > 0 ? hinted : amounts).map((column): ConditionOption => {
        const label = labelOf(mentions, column, place)
        return {
          condition: {
            kind: 'against',
            column: column.name,
            operator: cue.meaning.operator,
            function: chosen,
          },
          column,
          start: cue.start,
          units: place.units | (label?.units ?? noUnits),
          features: [
            ...labelFeatures(label, 'average'),
            ...flag('condition:average:hinted', hinted.length > 0),
          ],
          equals: undefined,
          negated: false,
          shared: noUnits,
        }
      })
    }),
  )
}
