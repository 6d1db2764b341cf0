import type { KeyGrain, Step } from '@auger/contract/plan'
import { isTemporal, type Column } from '../../../../domain/table.ts'
import type { ReadQuestion } from '../question.ts'
import type { Reading } from '../reading.ts'
import { isUnique } from '../row-identity.ts'
import { stepOf } from '../step-of.ts'
import { yearsIn } from '../years-in.ts'
import { cuesOfKind, saysRows } from './mention.ts'
import { mentionsOf } from './mentions.ts'
import type { Ranked } from './rank.ts'

/** The step that shows what was counted; its answer is none of the question's. */
export const partsId = 'parts'

const mostParts = 50
const mostMonthly = 3

/**
 * "How many countries are there" is answered by a number, and better understood with a picture of the rows that each has; how many
 * dates there are, with one of when they lie.
 */
export function partsOf(question: ReadQuestion, { candidate: { reading } }: Ranked): readonly Step[] {
  const column = countedColumn(question, reading)
  if (column === undefined || reading.chart !== 'auto') return []
  const timed = isTemporal(column)
  if (!timed && (column.type !== 'text' || isUnique(column, reading.table) || column.distinct > mostParts))
    return []
  const grain: KeyGrain | undefined = timed
    ? yearsIn(column, reading.conditions) > mostMonthly
      ? 'year'
      : 'month'
    : undefined
  const step = stepOf(
    {
      ...reading,
      want: {
        kind: 'measures',
        keys: [{ column, grain }],
        measures: [{ function: 'count', column: undefined }],
        lead: undefined,
      },
      order: undefined,
      chart: timed ? 'bar' : 'auto',
    },
    question.locale,
  )
  return [{ ...step, id: partsId }]
}

/** What is told apart and counted, or is named right where rows are counted. */
function countedColumn(question: ReadQuestion, { table, want, having, limit }: Reading): Column | undefined {
  if (want.kind !== 'measures' || want.keys.length > 0 || having.length > 0 || limit !== undefined)
    return undefined
  const [measure, ...others] = want.measures
  if (measure === undefined || others.length > 0) return undefined
  if (measure.function === 'distinct') return measure.column
  if (measure.function !== 'count') return undefined
  const mentions = mentionsOf(question, table)
  const quantities = cuesOfKind(mentions, 'quantity')
  return mentions.columns
    .filter((mention) => mention.quality >= firm && !saysRows(mentions, mention))
    .filter(({ start }) => quantities.some(({ end }) => start >= end && start - end <= nearest))
    .toSorted((a, b) => b.end - b.start - (a.end - a.start) || b.quality - a.quality)[0]?.column
}

const firm = 0.7
const nearest = 1
