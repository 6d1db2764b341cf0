import type { ModelFailureKind } from './model-failure.ts'
import { addUsage, noUsage, type ModelUsage } from './model-usage.ts'
import type { ModelOutcome } from './model-outcome.ts'

/** What a model did for one job. */
export interface ModelUse {
  /** As the settings call the model. */
  readonly name: string
  /** Whether the plan of the answer is the model's. */
  readonly answered: boolean
  readonly requests: number
  readonly usage: ModelUsage
  readonly milliseconds: number
  /** Where prices are known. */
  readonly price?: Money
  /** Why it did not answer, where it was asked and failed. */
  readonly failure?: ModelFailureKind
}

export interface Money {
  readonly amount: number
  readonly currency: string
}

/** What a million tokens cost. */
export interface ModelPrices {
  readonly sent: number
  readonly received: number
  readonly currency: string
}

const million = 1_000_000

export const priceOf = ({ sent, received }: ModelUsage, prices: ModelPrices): Money => ({
  amount: Number(((sent * prices.sent + received * prices.received) / million).toFixed(6)),
  currency: prices.currency,
})

/** All that was asked together. */
export const totalOf = (
  outcomes: readonly ModelOutcome[],
): Pick<ModelUse, 'requests' | 'usage' | 'milliseconds'> => ({
  requests: outcomes.length,
  usage: outcomes.reduce((sum, { usage }) => addUsage(sum, usage), noUsage),
  milliseconds: outcomes.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
})

/** `3/15 USD`: the price of a million tokens sent, and of a million received; undefined where it is none of these. */
export function parsePrices(text: string): ModelPrices | undefined {
  const [, sent, received, currency] =
    /^(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)\s*([A-Z]{3})$/.exec(text) ?? []
  if (sent === undefined || received === undefined || currency === undefined) return undefined
  return { sent: Number(sent), received: Number(received), currency }
}
