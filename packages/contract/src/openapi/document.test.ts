import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { endpoints } from '../endpoints.ts'
import { errorCodes } from '../errors.ts'
import { wireModes } from '../wire-mode.ts'
import { openApiDocument } from './document.ts'

type Node = { readonly [key: string]: unknown }
interface Response extends Node {
  readonly content: { readonly [media: string]: { readonly schema: Node; readonly 'x-events'?: Node } }
}
interface Operation extends Node {
  readonly parameters: readonly { readonly name?: string; readonly schema?: Node; readonly style?: string }[]
  readonly requestBody?: { readonly content: { readonly [media: string]: { readonly schema: Node } } }
  readonly responses: { readonly [status: string]: Response }
}
interface Document extends Node {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: { readonly schemas: { readonly [name: string]: Node } }
}

const documentOf = (wire: (typeof wireModes)[number]) =>
  openApiDocument('1.2.3', { wire, server: 'https://auger.example' }) as unknown as Document
const spec = documentOf('spec')
const clients = documentOf('clients')
const operationOf = (document: Document, name: keyof typeof endpoints) => {
  const { path, method } = endpoints[name]
  const found = document.paths[path]?.[method.toLowerCase()]
  if (found === undefined) throw new Error(`the document lacks ${name}`)
  return found
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** What holds things by their names, each of which should have a meaning. */
const named = ['properties', 'responses', 'headers', 'schemas', 'x-events', 'securitySchemes']

/** Where something that should have a meaning has none. */
function withoutMeaning(node: unknown, place: string, isNamed = false): readonly string[] {
  if (!isNode(node)) return []
  const here = Object.entries(node).flatMap(([key, value]) =>
    withoutMeaning(value, `${place}/${key}`, !isNamed && named.includes(key)),
  )
  if (isNamed || Array.isArray(node)) return here
  const isParameter = typeof node['in'] === 'string'
  const isOperation = typeof node['operationId'] === 'string'
  const needing = [
    ...(isParameter || isOperation ? [[place, node] as const] : []),
    ...named.flatMap((key) =>
      isNode(node[key])
        ? Object.entries(node[key]).map(([name, child]) => [`${place}/${key}/${name}`, child] as const)
        : [],
    ),
  ]
  const missing = needing.filter(([, child]) => {
    if (!isNode(child)) return true
    if (typeof child['$ref'] === 'string') return false
    return typeof child['description'] !== 'string' || child['description'].trim().length < 5
  })
  return [...here, ...missing.map(([where]) => where)]
}

describe.each(wireModes)('the document of wire mode %s', (wire) => {
  const document = documentOf(wire)

  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document))
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('has a meaning for every endpoint, parameter, field, response and event', () => {
    expect(withoutMeaning(document, '#')).toEqual([])
  })

  it('has an example of every body and every answer, and who may call', () => {
    for (const [path, operations] of Object.entries(document.paths))
      for (const [method, { requestBody, responses, ...operation }] of Object.entries(operations)) {
        const where = `${method} ${path}`
        expect(operation['x-access'], where).toMatch(/^(key|anyone|account|member|manager|owner)$/)
        const media = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)]
        for (const [type, one] of media.flatMap((content) => Object.entries(content ?? {})))
          if (!['text/event-stream', '*/*'].includes(type)) expect(one, where).toHaveProperty('example')
      }
  })

  it('has no mark of ours left in it', () => {
    expect(JSON.stringify(document)).not.toContain('x-wire')
  })

  it('tells where the service is', () => {
    expect(document['servers']).toMatchObject([
      { url: 'https://auger.example' },
      { url: 'https://auger.example/api' },
    ])
  })

  it.each(Object.keys(endpoints) as (keyof typeof endpoints)[])('tells the failures of %s', (name) => {
    const { responses } = operationOf(document, name)
    const { failures, counted } = endpoints[name]
    for (const code of [1003, 300001, 9999, ...failures, ...(counted ? [201 as const] : [])] as const) {
      const { schema } = responses[String(errorCodes[code].status)]?.content['application/json'] ?? {}
      expect(schema?.['$ref']).toBe('#/components/schemas/Failure')
      expect((schema?.['properties'] as { code: { enum: number[] } }).code.enum).toContain(code)
    }
    expect('429' in responses).toBe(counted)
  })
})

describe('the document', () => {
  it("describes the stream of a source as what it sends, not as a job's", () => {
    const operation = operationOf(spec, 'streamDatasourceEvents')
    const media = operation.responses['200']?.content['text/event-stream']
    expect(Object.keys(media?.['x-events'] ?? {})).toEqual(['datasource'])
    expect(media?.['x-events']?.['datasource']).toMatchObject({ $ref: '#/components/schemas/Datasource' })
    expect(operation.parameters.map(({ name }) => name)).not.toContain('Last-Event-ID')
    expect(operationOf(spec, 'streamJobEvents').parameters.map(({ name }) => name)).toContain('Last-Event-ID')
  })

  it('tells the values of the status of a list, comma-separated', () => {
    const status = operationOf(spec, 'listDatasources').parameters.find(({ name }) => name === 'status')
    expect(status).toMatchObject({
      style: 'form',
      explode: false,
      schema: { type: 'array', items: { enum: ['synching', 'synched', 'invalid'] } },
    })
  })

  it('lets every field of a JSON body that may be omitted be null, and no other', () => {
    const bodyOf = (name: keyof typeof endpoints) =>
      operationOf(spec, name).requestBody?.content['application/json']?.schema['properties'] as {
        [field: string]: Node & { properties?: { [field: string]: Node }; items?: Node }
      }
    const job = bodyOf('createJob')
    expect(job['dataset_id']?.['type']).toEqual(['string', 'null'])
    expect(job['output_language']?.['enum']).toContain(null)
    expect(job['custom_options']?.properties?.['user_prompt']?.['type']).toEqual(['string', 'null'])
    expect(job['question']?.['type']).toBe('string')
    const part = bodyOf('completeMultipartUpload')['part_etags']?.items?.['properties'] as {
      [field: string]: Node
    }
    expect(part['part_number']?.['type']).toEqual(['integer', 'null'])
    expect(part['etag']?.['type']).toBe('string')
  })

  it('keeps what a list of named values may hold', () => {
    const { overrides } = spec.components.schemas['Datasource']?.['properties'] as {
      overrides: { properties: { types: Node } }
    }
    expect(overrides.properties.types['additionalProperties']).toMatchObject({
      enum: expect.arrayContaining(['integer', 'date']),
    })
  })

  it('differs between the modes in what the service does otherwise', () => {
    const codeOf = (document: Document) =>
      (
        operationOf(document, 'getDatasetOverview').responses['200']?.content['application/json']?.schema[
          'properties'
        ] as { code: Node }
      ).code
    expect([codeOf(spec)['type'], codeOf(clients)['const']]).toEqual(['object', 0])
    const schema = (document: Document, name: string) => document.components.schemas[name] ?? {}
    expect(Object.keys(schema(spec, 'Dataset')['properties'] as Node)).not.toContain('status')
    expect(schema(clients, 'Dataset')['required']).toContain('status')
    expect(schema(clients, 'Failure')['required']).toEqual(['code', 'msg', 'message'])
    const tableOf = (document: Document) => {
      const choices = schema(document, 'HistoryBlock')['oneOf'] as { properties: { [field: string]: Node } }[]
      return choices.find(({ properties }) => properties['type']?.['const'] === 'TABLE')?.properties[
        'content'
      ]
    }
    expect(tableOf(spec)).toMatchObject({ type: 'string' })
    expect(tableOf(clients)).toMatchObject({ $ref: '#/components/schemas/TableLink' })
  })
})
