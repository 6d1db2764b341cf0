import { beforeAll, describe, expect, it } from 'vitest'
import { endpoints, errorCodes, pathParameters } from '@auger/contract'
import { endpointNames } from './endpoint-request.ts'
import { raw } from './raw-request.ts'
import { useService } from './service.ts'

const service = useService()

interface Operation {
  readonly operationId: string
  readonly security: readonly object[]
  readonly parameters: readonly {
    readonly name?: string
    readonly in?: string
    readonly $ref?: string
    readonly required?: boolean
  }[]
  readonly requestBody?: { readonly content: { readonly [type: string]: unknown } }
  readonly responses: { readonly [status: string]: { readonly content?: object; readonly $ref?: string } }
}
interface Document {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: { readonly [kind: string]: { readonly [name: string]: unknown } }
}
let document: Document
let text: string

beforeAll(async () => {
  const answer = await raw(service(), { path: '/openapi.json', key: null })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^application\/json/)
  text = answer.text
  document = JSON.parse(text) as Document
})

describe('openapi.json', () => {
  it('[V-06] is an OpenAPI 3.1 document', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info.title).toBeTruthy()
    expect(document.info.version).toMatch(/^\d+\.\d+\.\d+/)
    expect(Object.keys(document.paths).every((path) => path.startsWith('/'))).toBe(true)
  })

  it('[V-06] points only at what it holds', () => {
    const references = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? '')
    expect(references.length).toBeGreaterThan(0)
    for (const reference of references) {
      const target = reference
        .split('/')
        .reduce<unknown>((node, key) => (node as { [key: string]: unknown } | undefined)?.[key], document)
      expect(target, reference).toBeDefined()
    }
  })

  it.each(endpointNames)('[V-07] has %s with its parameters, body, key and answers', (name) => {
    const { method, path, body, answer } = endpoints[name]
    const operation = document.paths[path]?.[method.toLowerCase()]
    expect(operation?.operationId).toBe(name)
    expect(operation?.security).toEqual([{ projectKey: [] }])
    const inPath = operation?.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath?.map((parameter) => parameter.name)).toEqual(pathParameters(path))
    expect(inPath?.every((parameter) => parameter.required)).toBe(true)
    if (method === 'GET')
      expect(operation?.parameters.map((parameter) => parameter.name)).toContain('user_id')
    const bodyTypes = { none: undefined, json: 'application/json', form: 'multipart/form-data' }
    expect(Object.keys(operation?.requestBody?.content ?? {})[0]).toBe(bodyTypes[body])
    const answers = {
      json: ['application/json'],
      stream: ['text/event-stream'],
      either: ['application/json', 'text/event-stream'],
      file: ['*/*'],
    }
    expect(Object.keys(operation?.responses['200']?.content ?? {})).toEqual(answers[answer])
    expect(operation?.responses['default']).toBeDefined()
  })

  it('[V-07] has no operation twice and none beyond the table under /v2/team', () => {
    const operations = Object.values(document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(new Set(operations).size).toBe(operations.length)
    const team = Object.entries(document.paths).filter(([path]) => path.startsWith('/v2/team'))
    expect(team.flatMap(([, methods]) => Object.values(methods)).length).toBe(endpointNames.length)
  })

  it('[V-08] tells the header of the key, the trace ids, every error code and the events of the stream', () => {
    expect(JSON.stringify(document.components['securitySchemes'])).toContain('x-pd-api-key')
    expect(text).toContain('x-pd-external-trace-id')
    expect(text).toContain('x-pd-trace-id')
    for (const code of Object.keys(errorCodes)) expect(document.info.description).toContain(code)
    for (const event of ['JOB_ID', 'TASK', 'END_MARK', 'QUESTIONS']) expect(text).toContain(event)
  })
})
