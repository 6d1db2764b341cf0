const dayInMilliseconds = 86_400_000

/** How far from the middle half of the dates the others may lie: in ranges of it, and at least so many days. */
const mostRanges = 3
const leastReach = 2 * 366
/** How long after most of the others one that has not come yet may be planned. */
const longestPlanned = 92

/** What programs put where a date is not known. */
const placeholders = ['1899-12-30', '1899-12-31', '1900-01-01', '2099-12-31', '9999-12-31']

/** Days that 5, 25, 75 and 95 % of the dates of a column come no later than. */
export interface DateSpread {
  readonly lowest: string
  readonly low: string
  readonly high: string
  readonly highest: string
}

/** What a date must not come before or after; and days between that stand for none. */
export interface DateBounds {
  readonly low: string
  readonly high: string
  readonly empty: readonly string[]
}

export function dateBounds({ lowest, low, high, highest }: DateSpread, today: string): DateBounds {
  const reach = Math.max(mostRanges * (dayOf(high) - dayOf(low)), leastReach)
  const first = dayOf(low) - reach
  const far = dayOf(high) + reach
  // Where most have come already, so must the others, but for what is planned for soon.
  const last = highest <= today ? Math.min(far, Math.max(dayOf(today), dayOf(highest) + longestPlanned)) : far
  const bounds = { low: textOf(first), high: textOf(last) }
  return {
    ...bounds,
    empty: placeholders.filter(
      (day) => day >= bounds.low && day <= bounds.high && (day < lowest || day > highest),
    ),
  }
}

const dayOf = (text: string): number => Math.round(Date.parse(`${text}T00:00:00Z`) / dayInMilliseconds)

/** Years beyond four digits are none that a plan can name. */
const textOf = (day: number): string => {
  const [least, most] = [dayOf('0001-01-01'), dayOf('9999-12-31')]
  return new Date(Math.min(Math.max(day, least), most) * dayInMilliseconds).toISOString().slice(0, 10)
}
