import type { z } from 'zod'

/** What a stream of server-sent events says. */
export interface EventStream {
  readonly description: string
  readonly events: {
    readonly [name: string]: { readonly description: string; readonly data: z.ZodType }
  }
  /** Whether its events have ids, so that a reader that lost its connection can go on after one. */
  readonly numbered: boolean
}
