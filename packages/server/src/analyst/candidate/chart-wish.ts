import type { ChartWish } from '@auger/contract/plan'
import { oncePer } from '../../domain/once-per.ts'
import { option, type Option } from './draft.ts'
import { senseOf, type Reading } from './reading.ts'

/** The picture that is asked for, if one is. */
export const chartIn = oncePer(({ rest, items }: Reading): Option<ChartWish> => {
  const named = rest.flatMap((index) => {
    const sense = senseOf(items[index], 'chart')
    return sense === undefined ? [] : [{ index, chart: sense.chart }]
  })
  const kind = named.find(({ chart }) => chart !== 'auto') ?? named[0]
  if (kind === undefined) return option('auto', [], [], 0)
  return option(
    kind.chart,
    named.map(({ index }) => index),
    ['chart:said'],
    0,
  )
})
