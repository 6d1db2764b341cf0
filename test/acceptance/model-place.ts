import { readFile } from 'node:fs/promises'
import { createClient, type Client } from '@auger/sdk'
import type { JobRecord } from '@auger/contract'
import { startScriptedServer, stream, type Script, type ScriptedServer } from '../models/scripted-server.ts'
import { addSource, fixture } from './dataset-of.ts'
import { startServer, type LocalServer, type ServerSettings } from './server.ts'
import { newUser } from './service.ts'

/** A service with a scripted model beside its analyst, and a dataset to ask. */
export interface ModelPlace {
  readonly client: Client
  readonly dataset: string
  readonly server: LocalServer
  ask(text?: string): Promise<JobRecord>
}

/** No word of it but "rides" says anything to the built-in analyst. */
export const question = 'Which berth soaked up the lion’s share of pricey rides?'

const steps = (column: string) => [
  {
    id: 's1',
    input: { kind: 'table', tableId: 'rides' },
    verbs: [
      { kind: 'filter', where: { kind: 'compare', column, operator: '>', value: 20 } },
      {
        kind: 'metrics',
        by: [{ column: 'stop', as: 'stop' }],
        metrics: [{ as: 'rides', metric: { kind: 'aggregate', function: 'count' } }],
      },
      { kind: 'order', by: [{ column: 'rides', direction: 'descending' }] },
      { kind: 'limit', count: 1 },
    ],
    answer: ['stop', 'rides'],
  },
]

/** The plan that answers the question, where the column is fare. */
export const answerBy = (column: string) => ({ do: 'answer', steps: steps(column) }) as const

export interface Models {
  /** What was sent to the model for the last question. */
  readonly told: string[]
  /** What the model does from now on. */
  script(script: Script): void
  /** Replies with these objects, one a request; the last one again and again. */
  says(...objects: readonly unknown[]): void
  placeWith(
    settings?: ServerSettings,
    reached?: ServerSettings,
    files?: readonly string[],
  ): Promise<ModelPlace>
  close(): Promise<void>
}

/** Scripted models and the services that ask them. */
export async function startModels(): Promise<Models> {
  const server: ScriptedServer = await startScriptedServer()
  const servers: LocalServer[] = []
  const told: string[] = []
  let script: Script = () => undefined
  const address = (): ServerSettings => {
    let since = 0
    const baseUrl = server.addressOf((asked, response) => {
      const body = JSON.stringify(asked.body)
      // What a service asks when it starts is no question.
      if (body.includes('test of the connection'))
        return stream(response, [{ content: JSON.stringify({ there: true }) }])
      if (told.length === 0) since = asked.count
      told.push(body)
      return script({ ...asked, count: asked.count - since }, response)
    })
    return { AUGER_MODEL: 'compatible:scripted', AUGER_MODEL_BASE_URL: baseUrl, AUGER_MODEL_SECONDS: '5' }
  }
  return {
    told,
    script(next) {
      script = next
    },
    says(...objects) {
      script = (_, response) =>
        stream(response, [{ content: JSON.stringify(objects[Math.min(told.length, objects.length) - 1]) }])
    },
    async placeWith(settings = {}, reached = address(), files = ['tasks/rides.csv']) {
      const started = await startServer({ ...reached, ...settings })
      servers.push(started)
      const client = createClient({ baseUrl: started.url, apiKey: started.key, userId: newUser() })
      const dataset = (await client.datasets.create({ name: 'rides' })).id
      for (const file of files)
        await addSource(
          client,
          dataset,
          file.split('/').at(-1) ?? file,
          await readFile(fixture(file), 'utf8'),
        )
      return {
        client,
        dataset,
        server: started,
        async ask(text = question) {
          told.length = 0
          const { id: session_id } = await client.sessions.create()
          return client.jobs.ask({ session_id, dataset_id: dataset, question: text })
        },
      }
    },
    async close() {
      await Promise.all(servers.map((one) => one.stop()))
      await server.close()
    },
  }
}
