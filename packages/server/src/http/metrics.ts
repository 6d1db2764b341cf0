import { Counter, Gauge, Histogram, collectDefaultMetrics, type Registry } from 'prom-client'

/** What /metrics tells. */
export interface Metrics {
  readonly registry: Registry
  readonly requests: Histogram<'method' | 'route' | 'status'>
  readonly streams: Gauge
  readonly connections: Gauge
  readonly refusedConnections: Counter
}

export function createMetrics(registry: Registry): Metrics {
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'auger_http_request_seconds',
      help: 'How long requests took, by route and status.',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10, 60],
      registers: [registry],
    }),
    streams: new Gauge({ name: 'auger_open_streams', help: 'Streams being read.', registers: [registry] }),
    connections: new Gauge({
      name: 'auger_http_connections',
      help: 'Connections that are open.',
      registers: [registry],
    }),
    refusedConnections: new Counter({
      name: 'auger_http_connections_refused_total',
      help: 'Connections closed at once because there were too many, in all or of one peer.',
      registers: [registry],
    }),
  }
}
