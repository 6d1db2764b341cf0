import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'
import { errorCodes } from '../errors.ts'
import { task } from '../events.ts'
import type { AnyExample } from '../examples/example.ts'
import { examplesOf } from '../examples/index.ts'
import { pageEndpoints } from '../page/index.ts'
import { planDocument } from '../plan/schemas/plan.ts'
import type { WireMode } from '../wire-mode.ts'
import type { Json } from './json.ts'
import { operation } from './operation.ts'
import { failureSchema } from './responses.ts'
import { createSchemas } from './schemas.ts'

export interface DocumentOptions {
  /** Which of the two ways of speaking it describes. */
  readonly wire?: WireMode
  /** Where the service is reached. */
  readonly server?: string
}

/** The OpenAPI 3.1 document of the wire, made from the endpoint table and nothing else. */
export function openApiDocument(
  version: string,
  { wire = 'spec', server = 'http://127.0.0.1:8080' }: DocumentOptions = {},
): Json {
  const schemas = createSchemas(wire)
  const paths: { [path: string]: Json } = {}
  const examples: { readonly [name: string]: AnyExample } = examplesOf(wire)
  const all: { readonly [name: string]: Endpoint } = { ...endpoints, ...pageEndpoints }
  for (const [name, definition] of Object.entries(all)) {
    const path = (paths[definition.path] ??= {})
    const example = examples[name] ?? { input: {}, data: null }
    path[definition.method.toLowerCase()] = operation(name, definition, example, schemas)
  }
  schemas.of(task, 'output')
  schemas.of(planDocument, 'input')
  return {
    openapi: '3.1.0',
    info: {
      title: 'Auger',
      version,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
      description: description(wire),
    },
    servers: [
      { url: server, description: 'The service.' },
      { url: `${server}/api`, description: 'The same: /api/v2/team/… is /v2/team/….' },
    ],
    tags: Object.entries(resources).map(([name, meaning]) => ({ name, description: meaning })),
    paths,
    components: {
      securitySchemes: {
        projectKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-pd-api-key',
          description: "The project's key. It never belongs in a browser.",
        },
        globalKey: {
          type: 'apiKey',
          in: 'header',
          name: 'x-pd-api-key',
          description: 'A key that manages projects and reaches none of their resources.',
        },
        pageLogin: {
          type: 'apiKey',
          in: 'cookie',
          name: 'auger_login',
          description: 'The login of the page, which scripts cannot read.',
        },
      },
      parameters: {
        ExternalTraceId: {
          name: 'x-pd-external-trace-id',
          in: 'header',
          required: false,
          description: "The caller's own trace id, logged beside ours; empty is the same as absent.",
          schema: { type: 'string', maxLength: 128 },
        },
      },
      headers: {
        TraceId: { description: 'Our id of this request.', schema: { type: 'string' } },
        RetryAfter: { description: 'How many seconds to wait.', schema: { type: 'integer' } },
      },
      responses: {
        Failure: {
          description: 'Any other failure; the HTTP status goes with the code.',
          headers: { 'x-pd-trace-id': { $ref: '#/components/headers/TraceId' } },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
        },
      },
      schemas: { ...schemas.named(), Failure: failureSchema(wire) },
    },
  }
}

const resources = {
  sessions: 'Conversations of one user: at most 150 at a time, found by nobody else.',
  jobs: 'Questions and their answers; they belong to the user who asked.',
  datasets: 'What is asked; every user of the project reads them, the creator alone changes or deletes one.',
  definitions:
    'What people have said about the data of a dataset; its creator alone writes them, every question and plan uses them.',
  datasources: 'The files of a dataset; the creator of the dataset alone adds and removes them.',
  accounts:
    'People who use the page, by a login of their own. With a login, every endpoint under /v2/team is also served under /page/projects/{project_id}/v2/team: the account stands in the place of the key and of user_id.',
  previews: 'What the page shows of data and answers; every account of the project may see it.',
  administration: 'Projects, keys, accounts, usage and health, for who runs the service.',
  webhooks:
    'Addresses that are told when jobs and sources have finished; every user of the project reads them, the creator alone changes or deletes one.',
  files: 'Uploads; they belong to the user who sent them, until a source is made of them.',
}

function description(wire: WireMode): string {
  const codes = Object.entries(errorCodes).map(
    ([code, { status, message, when }]) => `| ${code} | ${status} | ${message} | ${when} |`,
  )
  const lifetime = wire === 'clients' ? 'a day' : '600 seconds'
  return [
    'Upload files, ask questions, get answers that can be traced.',
    '',
    `Links to tables, charts and specifications are signed: they need no key, work for ${lifetime} unless the operator sets AUGER_LINK_SECONDS, and tell their end as \`expires_at\`. Reading a job or a history again signs them anew.`,
    '',
    'In JSON bodies `null` means omitted. `user_id` may stand in the query of a POST or DELETE too; the body wins. Texts are counted in Unicode characters.',
    '',
    ...(wire === 'clients' ? [clientsMode, ''] : []),
    '| code | HTTP | msg | when |',
    '|---|---|---|---|',
    ...codes,
  ].join('\n')
}

const clientsMode =
  "This service runs with `AUGER_WIRE=clients`. A streamed job that is refused before it exists answers 200 with ERROR and END_MARK, 429 aside; an explicit AUTO of a job means the session's value; failures carry `message` beside `msg`; a dataset in a list has its `status`; the overview's code is plain; in history a TABLE is an object and QUESTIONS stand in the group Conclusions."
