import type { Endpoint } from '@auger/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { checkExternalTraceId } from './external-trace-id.ts'
import type { FairTurns } from './fair-turns.ts'
import { replied } from './handler.ts'
import { inputReader } from './read-input.ts'
import { limitBodyTime, requireFlow } from './slow-bodies.ts'

/** An endpoint at an address, for one kind of callers. */
export interface Route<Caller extends object> {
  readonly endpoint: Endpoint
  /** As in the table, with parameters between braces. */
  readonly path: string
  /** Who calls; rejects whoever may not, and counts what is counted. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<Caller>
  /** Whose turn it is: those of a line wait for each other. */
  line(caller: Caller): string
  /** What takes the place of fields that were sent or not sent. */
  fields?(caller: Caller): { [name: string]: unknown }
  /** The envelope, or `replied`. */
  answer(input: unknown, caller: Caller, request: FastifyRequest, reply: FastifyReply): Promise<unknown>
}

/** Adds a route with the checks in the order of the wire: no route can forget one. */
export function addRoute<Caller extends object>(
  app: FastifyInstance,
  { endpoint, path, admit, line, fields, answer }: Route<Caller>,
  takeTurn: FairTurns,
  requestSeconds: number,
): void {
  const read = endpoint.body === 'form' ? () => ({}) : inputReader(endpoint)
  const callers = new WeakMap<FastifyRequest, Caller>()
  app.route({
    method: endpoint.method,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    exposeHeadRoute: endpoint.method === 'GET',
    // Before the body is read: what is refused for who sends it, or for its rate, is not worth reading.
    onRequest: async (request, reply) => {
      const caller = await admit(request, reply)
      callers.set(request, caller)
      checkExternalTraceId(request)
      await takeTurn(line(caller))
      if (endpoint.body === 'form') requireFlow(request, requestSeconds)
      else limitBodyTime(request, reply, requestSeconds)
    },
    handler: async (request, reply) => {
      const caller = callers.get(request)
      if (caller === undefined) throw new Error('a route ran without its check of who calls')
      const answered = await answer(read(request, fields?.(caller)), caller, request, reply)
      return answered === replied ? reply : answered
    },
  })
}
