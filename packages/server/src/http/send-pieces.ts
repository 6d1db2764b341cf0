import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { replied } from './handler.ts'
import type { InTurn } from './in-turn.ts'
import { jsonPieces } from './json-pieces.ts'

const pieceLength = 64 * 1024

/** Answers with a page whose records are made while it is sent, no faster than they are taken. Others get their turn in between. */
export function sendPieces(
  reply: FastifyReply,
  envelope: { readonly code: number; readonly data: { readonly records: readonly never[] } },
  records: () => AsyncIterable<unknown>,
): void {
  const { records: _, ...data } = envelope.data
  const head = JSON.stringify({ code: envelope.code, data }).slice(0, -2)
  sendText(reply, pieces(`${head},"records":[`, records()))
}

/** Answers with a record that may be megabytes: a long one is written piece by piece, and all that are being sent take turns. */
export function sendRecord<Record extends object>(
  reply: FastifyReply,
  data: Record,
  inTurn: InTurn,
): Record | typeof replied {
  const written = jsonPieces({ code: 0, data }, pieceLength)
  const first = written.next()
  const second = written.next()
  if (first.done === true || second.done === true) return data
  const take = () => inTurn(async () => written.next())
  sendText(
    reply,
    (async function* () {
      yield first.value
      for (let next: IteratorResult<string, void> = second; next.done !== true; next = await take())
        yield next.value
    })(),
  )
  return replied
}

function sendText(reply: FastifyReply, text: AsyncIterable<string>): void {
  reply.type('application/json; charset=utf-8').send(Readable.from(text, { objectMode: false }))
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
