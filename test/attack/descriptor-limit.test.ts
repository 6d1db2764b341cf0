import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { expectAnswer } from '../acceptance/answers.ts'
import { addSource } from '../acceptance/dataset-of.ts'
import { clientOf, isRemote, newUser, useOwnService, type Service } from '../acceptance/service.ts'
import { engineProcesses } from './engine-processes.ts'

const question = 'What is the total points by team?'
const answer = [
  ['red', 8],
  ['blue', 4],
]

/** Connections that were opened while there were descriptors, and stay. */
const agent = new Agent({ keepAlive: true, maxSockets: 2 })

function post(service: Service, path: string, body: object): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(`${service.url}${path}`, {
      agent,
      method: 'POST',
      headers: { 'x-pd-api-key': service.key, 'content-type': 'application/json' },
    })
    sent.once('error', reject)
    sent.once('response', (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      response.once('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    sent.end(JSON.stringify(body))
  })
}

describe.skipIf(isRemote || process.platform !== 'linux')('a server without descriptors', () => {
  const service = useOwnService({ AUGER_ENGINES: '2' })
  const user_id = newUser()
  let asked: { user_id: string; session_id: string; dataset_id: string; question: string }
  const held: Socket[] = []

  const limitTo = (most: number) =>
    execFileSync('prlimit', ['--pid', String(service().local.processId), `--nofile=${most}:`])
  const descriptors = () => readdirSync(`/proc/${service().local.processId}/fd`).map(Number)
  const fill = async () => {
    for (let count = 0; count < 60; count++) {
      const socket = connect(Number(new URL(service().url).port), '127.0.0.1')
      socket.on('error', () => undefined)
      held.push(socket)
      await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined)
    }
  }
  const killEngines = async () => {
    for (const { id } of await engineProcesses(service().local.dataFolder)) process.kill(id, 'SIGKILL')
  }

  beforeAll(async () => {
    const client = clientOf(service(), user_id)
    const { id: session_id } = await client.sessions.create({ max_contextual_job_history: 0 })
    const { id: dataset_id } = await client.datasets.create({ name: 'Teams' })
    await addSource(client, dataset_id, 'teams.csv', 'team,points\nred,3\nblue,4\nred,5\n')
    asked = { user_id, session_id, dataset_id, question }
    // The first answer loads what is loaded once.
    expect((await post(service(), '/v2/team/jobs', asked)).status).toBe(200)
  })
  afterAll(() => {
    for (const socket of held) socket.destroy()
    agent.destroy()
  })

  test('fails the jobs that need a process, lives on, and answers once there are some again', async () => {
    limitTo(Math.max(...descriptors()) + 20)
    await fill()
    // What is open stays, and no number below the limit is free, also where a child gives its own back.
    limitTo(3)
    await killEngines()
    const refused = await post(service(), '/v2/team/jobs', asked)
    expect(refused.text).toContain('210020')
    expect(refused.status).toBe(500)
    // The spare process is tried for again and again meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect((await post(service(), '/v2/team/jobs', asked)).status).toBe(500)

    limitTo(1_024)
    for (const socket of held.splice(0)) socket.destroy()
    const client = clientOf(service(), user_id)
    await vi.waitFor(
      async () =>
        expectAnswer(await client.jobs.ask({ ...asked, question }), { question, answer, anyOrder: true }),
      { timeout: 30_000, interval: 500 },
    )
    const { id: dataset_id } = await client.datasets.create({ name: 'More teams' })
    await addSource(client, dataset_id, 'more.csv', 'team,points\nred,1\n')
  })
})
