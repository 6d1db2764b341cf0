import { z } from 'zod'
import type { ChartSpecification } from '../../../domain/chart.ts'

/** What the server's process and the one that draws say to each other. */

export interface DrawRequest {
  readonly specification: ChartSpecification
}

/** Parsed by the server: what draws may have been led astray by what it drew. */
export const drawReply = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  // In base64, because the channel carries JSON.
  z.object({ kind: z.literal('drawn'), png: z.string() }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
])
export type DrawReply = z.output<typeof drawReply>
