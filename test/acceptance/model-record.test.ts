import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { begin, eventOf, stream, type Script } from '../models/scripted-server.ts'
import { answerBy, startModels, type ModelPlace, type Models } from './model-place.ts'
import { isRemote } from './service.ts'

const refuses = JSON.stringify({ do: 'refuse', missing: [] })

describe.skipIf(isRemote)('what a model does for a job', () => {
  let models: Models
  let place: ModelPlace
  beforeAll(async () => {
    models = await startModels()
    place = await models.placeWith({ AUGER_MODEL_PRICES: '3/15 USD' })
  })
  afterAll(() => models.close())

  it('[M-13] is told with it: whose plan answers, tokens, seconds and cost', async () => {
    models.says(answerBy('fare'))
    const job = await place.ask()
    expect(job.analyst).toBe('model')
    // The scripted server counts 90 tokens sent and 10 received: 90 × 3 and 10 × 15 millionths of a dollar.
    expect(job.model).toMatchObject({
      ...{ name: 'compatible:scripted', requests: 1, tokens_sent: 90, tokens_received: 10 },
      ...{ estimated: false, cost: { amount: 0.00042, currency: 'USD' }, failure: null },
    })
    expect(job.model?.seconds).toBeGreaterThanOrEqual(0)
    const own = await place.ask('What is the average fare?')
    expect(own).toMatchObject({ analyst: 'builtin', model: null })
  })

  it('[M-13] is counted where the service is measured', async () => {
    models.says(answerBy('fare'))
    await place.ask()
    const metrics = await fetch(`${place.server.url}/metrics`).then((response) => response.text())
    expect(metrics).toMatch(/auger_model_tokens_total\{direction="sent"\} [1-9]/)
    expect(metrics).toMatch(/auger_model_jobs_total\{outcome="answered"\} [1-9]/)
  })

  it('[M-14] is in its ledger, byte for byte, and nobody else reads it', async () => {
    models.says(answerBy('price'), answerBy('fare'))
    const job = await place.ask()
    const ledger = await place.client.jobs.ledger(job.job_id)
    expect(ledger.requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual(
      models.told.map((body) => JSON.parse(body) as unknown),
    )
    expect(ledger.requests).toHaveLength(2)
    for (const { bytes, body, model, purpose } of ledger.requests) {
      expect(bytes).toBe(Buffer.byteLength(body))
      expect([model, purpose]).toEqual(['compatible:scripted', 'plan'])
    }
    expect(ledger.total_bytes).toBe(ledger.requests.reduce((sum, { bytes }) => sum + bytes, 0))
    await expect(place.client.jobs.ledger(job.job_id, { userId: 'somebody else' })).rejects.toMatchObject({
      code: 300_003,
    })
    const own = await place.ask('What is the average fare?')
    expect(await place.client.jobs.ledger(own.job_id)).toMatchObject({ total_bytes: 0, requests: [] })
  })

  it('[M-15] is told at the start, in the log and by /readyz, which a model that is away leaves ready', async () => {
    const ready = async ({ server }: ModelPlace) => {
      const answer = await fetch(`${server.url}/readyz`)
      expect(answer.status).toBe(200)
      return (await answer.json()) as { readonly model?: unknown }
    }
    await expect
      .poll(async () => (await ready(place)).model)
      .toEqual({ name: 'compatible:scripted', state: 'ready', replies: 'tool' })
    await expect.poll(() => place.server.log()).toContain('questions go to a model, too')
    const away = await models.placeWith(
      {},
      {
        AUGER_MODEL: 'compatible:gone',
        AUGER_MODEL_BASE_URL: 'http://127.0.0.1:9/v1',
        AUGER_MODEL_SECONDS: '2',
      },
    )
    await expect
      .poll(async () => (await ready(away)).model, { timeout: 30_000 })
      .toEqual({ name: 'compatible:gone', state: 'away', reason: 'away' })
    expect((await away.ask('What is the average fare?')).status).toBe('answered')
  })

  it('[M-16] may take so many tokens of a question and of a project, and no more', async () => {
    const small = await models.placeWith({ AUGER_MODEL_TOKENS: '2000' })
    models.says(answerBy('fare'))
    expect((await small.ask()).model).toMatchObject({ failure: 'spent', tokens_sent: 0 })
    expect(models.told).toEqual([])
    const poor = await models.placeWith({ AUGER_TOKEN_QUOTA: '12000' })
    // The first one says that it took nearly all of it.
    models.script((_, response) => {
      begin(response)
      const usage = { prompt_tokens: 11_000, completion_tokens: 500, total_tokens: 11_500 }
      response.write(eventOf({ choices: [{ index: 0, delta: { content: refuses }, finish_reason: 'stop' }] }))
      response.write(eventOf({ choices: [], usage }))
      response.end('data: [DONE]\n\n')
    })
    expect((await poor.ask()).model).toMatchObject({ failure: null, tokens_sent: 11_000 })
    expect((await poor.ask()).model).toMatchObject({ failure: 'spent' })
    const used: unknown = await poor.server.command('quota', 'list', '--json')
    expect(used).toMatchObject([{ tokensUsed: 11_500, tokenQuota: 12_000 }])
  })

  it('[M-17] stops with its job, and the model learns of it', async () => {
    let left = false
    const hangs: Script = (_, response) => {
      begin(response)
      response.on('close', () => (left = true))
    }
    models.script(hangs)
    models.told.length = 0
    const { client, dataset } = await models.placeWith({ AUGER_MODEL_SECONDS: '60' })
    const { id: session_id } = await client.sessions.create()
    const events = client.jobs.stream({
      session_id,
      dataset_id: dataset,
      question: 'Which berth soaked up the lion’s share of pricey rides?',
    })
    let jobId = ''
    for await (const event of events) {
      if (event.type === 'JOB_ID') {
        jobId = event.jobId
        await expect.poll(() => models.told.length, { timeout: 60_000 }).toBe(1)
        await client.jobs.cancel(jobId)
      }
    }
    expect((await client.jobs.get(jobId)).state).toBe('cancelled')
    await expect.poll(() => left).toBe(true)
  })

  it('[M-18] goes on with the conversation: what comes after an answer of the model is told the plan before it', async () => {
    models.says(answerBy('fare'))
    models.told.length = 0
    const { id: session_id } = await place.client.sessions.create()
    const ask = (question: string) =>
      place.client.jobs.ask({ session_id, dataset_id: place.dataset, question })
    await ask('Which berth soaked up the lion’s share of pricey rides?')
    const next = await ask('and by rating?')
    expect(next.analyst).toBe('model')
    expect(models.told.at(-1)).toContain('lion')
    expect(models.told.at(-1)).toContain('Asked before')
  })

  it('[M-19] stands beside what the built-in analyst reads otherwise, which is said', async () => {
    // The built-in analyst takes "tarifa" for the column fare, and says so. The model counts rides instead.
    models.script((_, response) =>
      stream(response, [
        {
          content: JSON.stringify({
            do: 'answer',
            steps: [
              {
                input: { kind: 'table', tableId: 'rides' },
                verbs: [
                  {
                    kind: 'metrics',
                    by: [],
                    metrics: [{ as: 'rides', metric: { kind: 'aggregate', function: 'count' } }],
                  },
                ],
              },
            ],
          }),
        },
      ]),
    )
    const job = await place.ask('¿Cuál es la tarifa media?')
    expect(job.analyst).toBe('model')
    expect(job.result?.rows).toEqual([[40]])
    expect(job.status).toBe('assumed')
    expect(job.assumptions.join()).toMatch(/también puede leerse como «.*fare.*»/)
  })
})
