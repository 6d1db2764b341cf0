import type { Analyst } from '../ports/analyst.ts'
import type { Bus } from '../ports/bus.ts'
import type { Clock } from '../ports/clock.ts'
import type { Engine } from '../ports/engine.ts'
import type { Objects } from '../ports/objects.ts'
import type { Store } from '../ports/store.ts'

export interface AskDeps {
  readonly store: Store
  readonly objects: Objects
  readonly bus: Bus
  readonly engine: Engine
  readonly analyst: Analyst
  readonly clock: Clock
  readonly settings: { readonly jobSeconds: number }
}
