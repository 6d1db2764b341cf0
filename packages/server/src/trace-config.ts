import { httpAddress, type Setting, type SettingsReader } from './settings-reader.ts'

/** Where traces go; their names are those that every OpenTelemetry program knows. */
export interface TraceConfig {
  /** Absent: nobody is told. */
  readonly traces: TraceSettings | undefined
}

export interface TraceSettings {
  readonly url: string
  readonly serviceName: string
  /** Of the traces that begin here. */
  readonly ratio: number
}

export const traceSettings: readonly Setting[] = [
  {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    meaning: 'collector that traces are sent to over OTLP/HTTP, such as http://collector:4318 (none)',
  },
  {
    name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    meaning: 'the same, as the whole address (OTEL_EXPORTER_OTLP_ENDPOINT and /v1/traces)',
  },
  { name: 'OTEL_SERVICE_NAME', meaning: 'what the service is called in traces (auger)' },
  { name: 'OTEL_TRACES_SAMPLER_ARG', meaning: 'share of the traces begun here that is sent, 0 to 1 (1)' },
]

const share = (text: string): number | undefined => {
  const number = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN
  return number <= 1 ? number : undefined
}

export function readTraces({ value, read }: SettingsReader): TraceConfig {
  const address = (name: string) =>
    read<string | undefined>(name, undefined, httpAddress, 'an http or https address')
  const base = address('OTEL_EXPORTER_OTLP_ENDPOINT')
  const whole = address('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')
  const url = whole ?? (base === undefined ? undefined : `${base}/v1/traces`)
  const serviceName = value('OTEL_SERVICE_NAME') ?? 'auger'
  const ratio = read('OTEL_TRACES_SAMPLER_ARG', 1, share, 'a share, 0 to 1')
  return { traces: url === undefined ? undefined : { url, serviceName, ratio } }
}
