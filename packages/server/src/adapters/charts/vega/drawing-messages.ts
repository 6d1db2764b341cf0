import type { ChartSpecification } from '../../../domain/chart.ts'

/** What the server's process and the one that draws say to each other. */

export interface DrawRequest {
  readonly specification: ChartSpecification
}

export type DrawReply =
  | { readonly kind: 'ready' }
  | { readonly kind: 'drawn'; readonly png: Uint8Array }
  | { readonly kind: 'failed'; readonly reason: string }
