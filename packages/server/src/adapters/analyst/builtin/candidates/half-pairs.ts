import type { Column } from '../../../../domain/table.ts'
import type { Want } from '../reading.ts'
import { flag, type Features } from './features.ts'
import type { Mentions } from './mention.ts'

/** "the ages of losers and winners": whoever takes the one and leaves the other has read half of it. */
export function halfPairs({ pairs }: Mentions, want: Want): Features {
  const taken = columnsOf(want)
  return flag(
    'pair:half',
    pairs.some(
      (pair) => pair.some((column) => taken.has(column)) && !pair.every((column) => taken.has(column)),
    ),
  )
}

function columnsOf(want: Want): ReadonlySet<Column | undefined> {
  switch (want.kind) {
    case 'measures':
      return new Set([...want.keys, ...want.measures].map(({ column }) => column))
    case 'ranking':
      return new Set([want.by, ...want.show])
    case 'rows':
      return new Set(want.columns)
    case 'place':
    case 'beside':
      return new Set(want.show)
    case 'apart':
      return new Set([want.from, want.to])
    case 'streak':
    case 'whether':
      return new Set()
  }
}
