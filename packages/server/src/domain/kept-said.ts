import { codePoints, cut } from '@auger/contract'
import type { Said } from './event.ts'

export const longestMessage = 50_000

/** What a job says is bounded: a message may quote cells, and a cell may be a book. What is bound to text that was cut goes with it. */
export function keptSaid(said: Said): Said {
  if (said.kind !== 'message' || said.content.length <= longestMessage) return said
  if (codePoints(said.content) <= longestMessage) return said
  return {
    ...said,
    content: `${cut(said.content, longestMessage)}…`,
    bindings: said.bindings.filter(({ end }) => end <= longestMessage),
  }
}
