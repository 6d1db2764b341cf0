import type { Analyst } from '../ports/analyst.ts'
import type { Answerer, JobAnswerer } from '../ports/answerer.ts'
import type { Bus } from '../ports/bus.ts'
import type { Clock } from '../ports/clock.ts'
import type { Engine } from '../ports/engine.ts'
import type { Meter } from '../ports/meter.ts'
import type { Objects } from '../ports/objects.ts'
import type { Store } from '../ports/store.ts'
import type { Tracer } from '../ports/tracer.ts'
import type { Tally } from './tally.ts'
import type { TriedStatements } from './tried-statements.ts'

export interface AskDeps {
  readonly store: Store
  readonly objects: Objects
  readonly bus: Bus
  readonly engine: Engine
  readonly analyst: Analyst
  /** Who is asked what the question itself means: the analyst, or a model beside it, which costs something. */
  readonly answerer: Answerer
  readonly clock: Clock
  readonly meter: Meter
  readonly tracer: Tracer
  readonly settings: { readonly jobSeconds: number }
}

/** What the steps of one job have. */
export interface JobDeps extends AskDeps {
  readonly tally: Tally
  readonly answering: JobAnswerer
  readonly tried: TriedStatements
}

/** What a statement is tried with; without a job each is run. */
export type TryDeps = Pick<AskDeps, 'engine' | 'objects' | 'settings'> & Partial<Pick<JobDeps, 'tried'>>
