import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readConfig, settings } from '@auger/server/config'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'

const folder = path.join(import.meta.dirname, '../../deploy')
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8')

const known = settings.map(({ name }) => name)
const named = (text: string): readonly string[] => [...new Set(text.match(/AUGER_[A-Z0-9_]+/g))]

const texts = z.record(z.string(), z.coerce.string())
const compose = z
  .object({
    services: z.record(
      z.string(),
      z.object({
        environment: texts.default({}),
        healthcheck: z.unknown().optional(),
        depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
      }),
    ),
  })
  .parse(parse(read('compose.yaml'), { merge: true }))

const probe = z.object({ httpGet: z.object({ path: z.string(), port: z.literal('http') }) })
const containerOf = z.object({
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  envFrom: z.tuple([z.object({ secretRef: z.object({ name: z.string() }) })]),
  livenessProbe: probe,
  readinessProbe: probe,
  securityContext: z.record(z.string(), z.unknown()),
})
const document = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('Secret'), metadata: z.object({ name: z.string() }), stringData: texts }),
  z.object({
    kind: z.literal('Deployment'),
    metadata: z.object({ name: z.string() }),
    spec: z.object({
      replicas: z.int(),
      template: z.object({
        metadata: z.object({ labels: texts }),
        spec: z.object({ terminationGracePeriodSeconds: z.int(), containers: z.tuple([containerOf]) }),
      }),
    }),
  }),
  z.object({ kind: z.literal('Service'), spec: z.object({ selector: texts }) }),
  z.object({
    kind: z.literal('PodDisruptionBudget'),
    spec: z.object({ minAvailable: z.int(), selector: z.object({ matchLabels: texts }) }),
  }),
])
const documents = parseAllDocuments(read('kubernetes/auger.yaml')).map((one) => document.parse(one.toJS()))
const deployments = documents.filter((one) => one.kind === 'Deployment')
const secrets = documents.filter((one) => one.kind === 'Secret')

/** As the command that compose.yaml names sets them. */
const given = (environment: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+(?::\?[^}]*)?\}/g, '0123456789abcdef01234567'),
    ]),
  )

describe('settings that the files name', () => {
  it.each(['Dockerfile', 'compose.yaml', 'kubernetes/auger.yaml'])('exist: %s', (file) => {
    const names = named(read(file))
    expect(names).not.toEqual([])
    expect(names.filter((name) => !known.includes(name))).toEqual([])
  })
})

describe('compose.yaml', () => {
  it.each([
    ['api-1', 'api'],
    ['api-2', 'api'],
    ['worker', 'worker'],
  ])('gives %s the settings of its role', (service, role) => {
    const config = readConfig(given(compose.services[service]?.environment ?? {}))
    expect(config).toMatchObject({ role, s3: { bucket: 'auger' }, secret: '0123456789abcdef01234567' })
    expect(new URL(config.database?.url ?? '').hostname).toBe('database')
    expect(new URL(config.s3?.endpoint ?? '').hostname).toBe('objects')
  })

  it('waits for what a service needs: whatever is waited for can be told to be healthy', () => {
    for (const [name, { depends_on }] of Object.entries(compose.services))
      for (const [needed, { condition }] of Object.entries(depends_on)) {
        const service = compose.services[needed]
        expect(service, `${name} needs ${needed}`).toBeDefined()
        // Ours is in the image.
        if (condition === 'service_healthy' && !needed.startsWith('api'))
          expect(service?.healthcheck, needed).toBeDefined()
      }
  })

  it('streams through the proxy to both nodes', () => {
    const proxy = read('nginx.conf')
    expect(proxy).toMatch(/^\s*proxy_buffering off;$/m)
    expect(proxy.match(/server (api-\d):8080/g)).toHaveLength(2)
  })
})

describe('kubernetes/auger.yaml', () => {
  it('has two nodes that answer and three that work', () => {
    expect(deployments.map(({ metadata, spec }) => [metadata.name, spec.replicas])).toEqual([
      ['auger-api', 2],
      ['auger-worker', 3],
    ])
  })

  it.each(deployments)('gives $metadata.name the settings of its role', ({ metadata, spec }) => {
    const [container] = spec.template.spec.containers
    const secret = secrets.find(({ metadata: { name } }) => name === container.envFrom[0].secretRef.name)
    const own = Object.fromEntries(container.env.map(({ name, value }) => [name, value]))
    expect(readConfig({ ...secret?.stringData, ...own })).toMatchObject({
      role: metadata.name.replace('auger-', ''),
      s3: { bucket: 'auger' },
    })
  })

  it.each(deployments)('probes $metadata.name, and shuts it in', ({ spec }) => {
    const [container] = spec.template.spec.containers
    expect(container.livenessProbe.httpGet.path).toBe('/healthz')
    expect(container.readinessProbe.httpGet.path).toBe('/readyz')
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: true,
      allowPrivilegeEscalation: false,
    })
  })

  it('reaches and keeps only what there is', () => {
    const labels = deployments.map(({ spec }) => spec.template.metadata.labels)
    const wanted = documents.flatMap((one) => {
      if (one.kind === 'Service') return [one.spec.selector]
      return one.kind === 'PodDisruptionBudget' ? [one.spec.selector.matchLabels] : []
    })
    expect(wanted).toHaveLength(3)
    for (const selector of wanted) expect(labels).toContainEqual(selector)
  })
})
