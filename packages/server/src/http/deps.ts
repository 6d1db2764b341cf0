import type { WireMode } from '@auger/contract'
import type { Disclosure } from '../domain/model-settings.ts'
import type { NewProjectQuotas } from '../domain/new-project.ts'
import type { Analyst } from '../ports/analyst.ts'
import type { Bus } from '../ports/bus.ts'
import type { Charts } from '../ports/charts.ts'
import type { Clock } from '../ports/clock.ts'
import type { Engine } from '../ports/engine.ts'
import type { Meter } from '../ports/meter.ts'
import type { Objects } from '../ports/objects.ts'
import type { Queue } from '../ports/queue.ts'
import type { Rates } from '../ports/rates.ts'
import type { Tracer } from '../ports/tracer.ts'
import type { FetchSettings } from '../ingest/fetch-source.ts'
import type { Store } from '../ports/store.ts'
import type { Metrics } from './metrics.ts'
import type { Addresses } from './signed/addresses.ts'

/** What handlers may reach. Everything with a side effect comes in here. */
export interface HttpDeps {
  readonly store: Store
  readonly objects: Objects
  readonly queue: Queue
  readonly rates: Rates
  readonly bus: Bus
  readonly engine: Engine
  readonly charts: Charts
  readonly analyst: Analyst
  readonly clock: Clock
  readonly meter: Meter
  readonly tracer: Tracer
  readonly addresses: Addresses
  readonly metrics: Metrics
  readonly settings: HttpSettings
}

export interface HttpSettings extends NewProjectQuotas {
  readonly wire: WireMode
  readonly linkSeconds: number
  readonly jobSeconds: number
  readonly rateLimit: number
  readonly waitingJobs: number
  /** How long headers and a JSON body may take; an upload, for so many kibibytes. */
  readonly requestSeconds: number
  readonly connections: number
  readonly peerConnections: number
  readonly maxUpload: number
  readonly urlSources: FetchSettings['urlSources']
  readonly disclose: Disclosure
  /** Where clients load objects without us. */
  readonly s3?: { readonly directUrl: string | undefined } | undefined
}
