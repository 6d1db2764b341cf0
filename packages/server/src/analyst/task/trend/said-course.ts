import { isCalendar, type CalendarGrain } from '@auger/contract/plan'
import { grainWithin } from '../../candidate/figure/dimension-sets.ts'
import { senseOf, type Reading } from '../../candidate/reading.ts'
import { sensesWithin } from '../../candidate/statistic/said.ts'

type Said = Pick<Reading, 'rest' | 'items' | 'scene'>

/** The periods that are named: per month, monthly, annual growth. Of several words that name different ones none is meant. */
export function saidGrain({ rest, items, scene }: Said): CalendarGrain | undefined {
  const said = rest.flatMap((index): readonly CalendarGrain[] => {
    const item = items[index]
    const own = senseOf(item, 'grain')?.grain
    if (isCalendar(own)) return [own]
    const whole = senseOf(item, 'whole')?.grain
    if (whole !== undefined) return [whole]
    const within = senseOf(item, 'change') === undefined ? undefined : grainWithin(scene, item)
    return within === undefined ? [] : [within]
  })
  const [first, ...others] = new Set(said)
  return others.length > 0 ? undefined : first
}

/** What grows on average by periods that are named: by how much along a line, or at which rate. */
export function averageCourse(reading: Said): 'slope' | 'growth' | undefined {
  const { rest, items } = reading
  const says = (kind: 'change' | 'percent' | 'share'): boolean =>
    rest.some((index) => senseOf(items[index], kind) !== undefined)
  const asksHowMuch = rest.some((index) => saysQuantity(reading, index))
  const isAverage = rest.some((index) => senseOf(items[index], 'aggregate')?.function === 'mean')
  if (!isAverage || !says('change') || saidGrain(reading) === undefined) return undefined
  return asksHowMuch && !says('percent') && !says('share') ? 'slope' : 'growth'
}

/** Also in words that ask how much something costs, elsewhere. */
const saysQuantity = (reading: Said, index: number): boolean =>
  senseOf(reading.items[index], 'quantity') !== undefined ||
  sensesWithin(reading, index).some(({ kind }) => kind === 'quantity')
