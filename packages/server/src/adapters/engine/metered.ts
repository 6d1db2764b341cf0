import { EngineFailure, type Engine } from '../../ports/engine.ts'
import type { EngineWork, Meter } from '../../ports/meter.ts'

/** The same engine, with its failures counted. */
export function meteredEngine(engine: Engine, meter: Meter): Engine {
  const counted = async <Answer>(work: EngineWork, answer: Promise<Answer>): Promise<Answer> => {
    try {
      return await answer
    } catch (error) {
      if (error instanceof EngineFailure) meter.engineFailed(work, error.reason)
      throw error
    }
  }
  return {
    isolation: engine.isolation,
    query: (request, signal) => counted('query', engine.query(request, signal)),
    transform: (request, signal) => counted('transform', engine.transform(request, signal)),
    close: () => engine.close(),
  }
}
