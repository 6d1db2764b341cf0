import { EngineFailure, type Engine } from '../../ports/engine.ts'
import type { Tracer } from '../../ports/tracer.ts'

/** The same engine, with a span for each of its works, waiting for a child included. */
export function tracedEngine(engine: Engine, tracer: Tracer): Engine {
  const told = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer
    } catch (error) {
      if (error instanceof EngineFailure) tracer.note({ 'auger.engine.failure': error.reason })
      throw error
    }
  }
  return {
    isolation: engine.isolation,
    query: (request, signal) =>
      tracer.span('engine query', { 'auger.engine.tables': request.tables.length }, async () => {
        const answer = await told(engine.query(request, signal))
        const { milliseconds, rowsRead, bytesRead } = answer.cost
        tracer.note({
          'auger.engine.seconds': milliseconds / 1_000,
          'auger.engine.rows_read': rowsRead,
          'auger.engine.bytes_read': bytesRead,
          'auger.engine.rows': answer.rowCount,
        })
        return answer
      }),
    transform: (request, signal) =>
      tracer.span('engine transform', { 'auger.engine.files': request.reads.length }, () =>
        told(engine.transform(request, signal)),
      ),
    close: () => engine.close(),
  }
}
