import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

const pieceLength = 64 * 1024

/** Answers with a page whose records are made while it is sent, no faster than they are taken. Others get their turn in between. */
export function sendPieces(
  reply: FastifyReply,
  envelope: { readonly code: number; readonly data: { readonly records: readonly never[] } },
  records: () => AsyncIterable<unknown>,
): void {
  const { records: _, ...data } = envelope.data
  const head = JSON.stringify({ code: envelope.code, data }).slice(0, -2)
  reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(pieces(`${head},"records":[`, records()), { objectMode: false }))
}

async function* pieces(head: string, records: AsyncIterable<unknown>): AsyncGenerator<string> {
  let piece = head
  let separator = ''
  for await (const record of records) {
    piece += separator + JSON.stringify(record)
    separator = ','
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
    await nextTurn()
  }
  yield `${piece}]}}`
}
