import type { ChartKind, ChartWish } from '@auger/contract/plan'
import { isNumeric } from '../../../../domain/table.ts'
import { isYear } from '../ground.ts'
import { isAmount } from '../item.ts'
import type { Reading, Want } from '../reading.ts'
import { cuesOfKind, isTimed, type ChartClause, type Mentions, type Sorting } from './mention.ts'

/** The kind that the question asks for by name, or that what it says is best seen in. */
export function chartWish(mentions: Mentions, want: Want, otherwise: ChartKind | undefined): ChartWish {
  const named = cuesOfKind(mentions, 'chart')
  const kind = named.findLast(({ meaning }) => meaning.chart !== 'auto')?.meaning.chart
  const axes = mentions.clause?.axis === true && isNamedAmount(want) ? 'bar' : undefined
  const bins = cuesOfKind(mentions, 'bin').length > 0 && isGrouped(want) ? 'bar' : undefined
  return kind ?? mentions.clause?.suggested ?? otherwise ?? axes ?? bins ?? 'auto'
}

const isGrouped = (want: Want): boolean => want.kind === 'measures' && want.keys.length > 0

/** A name and a number a row, though the name be a number too. */
function isNamedAmount(want: Want): boolean {
  if (want.kind !== 'rows' || want.columns.length !== 2 || !want.columns.some(isNumeric)) return false
  return want.columns.some((column) => !isAmount(column) && !isTimed(column))
}

/** Whether what the question says about its picture makes sense of what is wanted. */
export function suits({ suggested, sorting }: ChartClause, want: Want): boolean {
  if (isOneNumber(want)) return false
  return (suggested === undefined || canShow(suggested, want)) && (sorting === undefined || canSort(want))
}

/** How many groups there are, or how far they lie apart, has neither an order nor a picture. */
const isOneNumber = (want: Want): boolean =>
  want.kind === 'measures' && (want.counted === true || want.apart === true)

const canSort = (want: Want): boolean =>
  want.kind === 'rows' ? want.columns.length > 0 : want.kind === 'measures' && want.keys.length > 0

function canShow(kind: ChartKind, want: Want): boolean {
  if (want.kind === 'measures') {
    const keys = want.keys.length
    const [key] = want.keys
    if (kind === 'scatter')
      return (
        want.measures.length > 1 ||
        (keys === 1 && key !== undefined && key.grain === undefined && isNumeric(key.column))
      )
    if (kind === 'pie') return keys === 1 && want.lead === undefined
    return keys > 0
  }
  if (want.kind !== 'rows') return false
  const numbers = want.columns.filter(isNumeric).length
  switch (kind) {
    case 'scatter':
      return numbers === 2 && want.columns.length <= 3
    case 'histogram':
      return numbers === 1 && want.columns.length === 1
    case 'line':
      return (
        want.columns.length === 2 &&
        numbers > 0 &&
        want.columns.some((column) => isTimed(column) || isYear(column))
      )
    default:
      return want.columns.length === 2 && numbers > 0
  }
}

/** The order of what is wanted, as the question says it. */
export function orderOf({ by, direction }: Sorting, want: Want): Reading['order'] {
  if (by === undefined && want.kind === 'rows')
    return { column: want.columns.find(isNumeric) ?? want.columns[0], direction }
  if (by !== 'x' && by !== 'y') return { column: by, direction }
  if (want.kind === 'measures') return { column: by === 'x' ? want.keys[0]?.column : undefined, direction }
  if (want.kind !== 'rows') return undefined
  return { column: by === 'x' ? want.columns[0] : want.columns.at(-1), direction }
}
