import { say, type Phrase } from '../phrase.ts'
import type { SaysForecast } from '../says.ts'

const among = (where: Phrase): Phrase => (where.length === 0 ? [] : say` (${where})`)

export const forecast: SaysForecast = {
  names: { forecast: 'forecast', low: 'forecast, low', high: 'forecast, high' },
  foretold: ({ measure, when, value, low, high, share, where }) =>
    say`The ${measure}${among(where)} is forecast at **${value}** for ${when}; it lies between ${low} and ${high} with ${share} certainty.`,
  later: ({ when, value, low, high }) => say`For ${when} the forecast is ${value} (${low} to ${high}).`,
  tested: ({ count, error, naive }) =>
    say`For the last ${count} periods such a forecast would have been off by ${error} on average; saying what was there before, by ${naive}.`,
  none: (count) => say`There are too few complete periods to make a forecast from: ${count}.`,
}
