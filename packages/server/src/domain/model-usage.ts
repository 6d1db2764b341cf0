/** What asking a model cost, in tokens. */
export interface ModelUsage {
  readonly sent: number
  readonly received: number
  /** The model did not say; counted from the length of the texts. */
  readonly estimated?: true
}

export const noUsage: ModelUsage = { sent: 0, received: 0 }

export const addUsage = (one: ModelUsage, other: ModelUsage): ModelUsage => ({
  sent: one.sent + other.sent,
  received: one.received + other.received,
  ...(one.estimated === true || other.estimated === true ? { estimated: true } : {}),
})

const charactersPerToken = 4

export const tokensIn = (text: string): number => Math.ceil(text.length / charactersPerToken)
