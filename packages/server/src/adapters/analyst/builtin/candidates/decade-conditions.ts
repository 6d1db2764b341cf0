import { tellsTime } from '../tells-time.ts'
import { within } from '../period-conditions.ts'
import type { Condition } from '@auger/contract/plan'
import { isTemporal, type Column } from '../../../../domain/table.ts'
import type { ReadQuestion } from '../question.ts'
import { labelFeatures, labelOf, type ConditionOption } from './condition-option.ts'
import type { Mentions, NumberMention } from './mention.ts'
import { noUnits, unitsFrom } from './units.ts'

/** The 1990s, 1990er, 1990-х, 1990年代, the década de 1990. */
const marks = [
  /(?<!\p{N})((?:1[5-9]|20)\d0)(?:['’]?s(?!\p{L})|er(?:n|[- ]?jahren?)?(?!\p{L})|-?[хе](?!\p{L})|['’]l[aeıi]r?\p{L}*|\s?年代|\s?년대)/gu,
  /(?<!\p{L})(?:d[eé]cada de|années|anni|lata|latach|dekade|thập niên|عقد|दशक)\s+((?:1[5-9]|20)\d0)(?!\p{N})/gu,
]

/** Ten years at once, in every column that tells years. */
export function decadeConditions(mentions: Mentions): readonly ConditionOption[] {
  const columns = mentions.ordered.filter(tellsTime)
  if (columns.length === 0) return []
  return decadesIn(mentions.question).flatMap((decade) =>
    columns.flatMap((column): readonly ConditionOption[] => {
      const label = labelOf(mentions, column, decade)
      return [undefined, ...(label === undefined ? [] : [label])].map((labelled) => ({
        condition: inDecade(column, decade.value),
        column,
        start: decade.start,
        units: decade.units | (labelled?.units ?? noUnits),
        features: [...labelFeatures(labelled, 'time'), ['condition:time:decade', 1]],
        equals: undefined,
        negated: false,
        shared: noUnits,
      }))
    }),
  )
}

const inDecade = (column: Column, first: number): Condition =>
  isTemporal(column)
    ? within(column, { from: `${first}-01-01`, until: `${first + 9}-12-31` })
    : { kind: 'between', column: column.name, low: first, high: first + 9 }

const decadesIn = ({ text, units }: ReadQuestion): readonly NumberMention[] =>
  marks.flatMap((mark) =>
    [...text.toLowerCase().matchAll(mark)].flatMap((match) => {
      const start = units.findIndex((unit) => unit.start >= match.index)
      const end = units.findIndex((unit) => unit.end >= match.index + match[0].length) + 1
      return start < 0 || end <= start
        ? []
        : [{ start, end, units: unitsFrom(start, end), value: Number(match[1]) }]
    }),
  )
