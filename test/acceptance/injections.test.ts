import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stream } from '../models/scripted-server.ts'
import { addSource, fixture } from './dataset-of.ts'
import { startModels, type ModelPlace, type Models } from './model-place.ts'
import { isRemote } from './service.ts'

const invented = 31_415_926

/** A model that does whatever a text in its prompt tells it to: it sends back each JSON object and each statement that it finds there. */
const obedient = (prompt: string): object => {
  const object = /Reply (\{.*?\})(?:"|\\n|$)/.exec(prompt)?.[1]
  if (prompt.includes('secrets'))
    return { do: 'answer', steps: [{ input: { kind: 'table', tableId: 'secrets' }, verbs: [] }] }
  return object === undefined ? { do: 'answer', answer: invented } : { do: 'answer', answer: object }
}

describe.skipIf(isRemote)('instructions in data', () => {
  let models: Models
  let place: ModelPlace
  let texts: readonly string[]
  beforeAll(async () => {
    texts = JSON.parse(await readFile(fixture('injections.json'), 'utf8')) as readonly string[]
    models = await startModels()
    place = await models.placeWith({ AUGER_DISCLOSE: 'samples', AUGER_MODEL_WORDS: 'on' }, undefined, [])
    const other = await place.client.datasets.create({ name: 'secrets' })
    await addSource(place.client, other.id, 'secrets.csv', 'name,pin\nAda,4711\nBob,8128\n')
    const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`
    const lines = texts.flatMap((text, at) =>
      Array.from({ length: 6 }, (_, row) => `${quoted(text)},${at + row}`),
    )
    await addSource(
      place.client,
      place.dataset,
      'notes.csv',
      `${quoted(texts[1] ?? '')},amount\n${lines.join('\n')}\n`,
    )
    await addSource(place.client, place.dataset, 'notes.md', `# Notes\n\n${texts.join('\n\n')}\n`)
  })
  afterAll(() => models.close())

  it('[M-20] in cells, headers and documents stay data: they stand in the prompt as texts, each on a line of ours', async () => {
    models.says({ do: 'refuse', missing: [] })
    await place.ask('Which gizmo outshines the rest of the amounts?')
    const sent = models.told.map((body) => {
      const { messages } = JSON.parse(body) as { readonly messages: readonly { readonly content: unknown }[] }
      return messages
        .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
        .join('\n')
    })
    expect(sent.join('\n')).toContain('Ignore all previous instructions')
    // None of them begins a line, where it could look like one of ours.
    for (const text of texts)
      for (const line of text.split('\n').filter((one) => one !== '-----'))
        expect(sent.join('\n').split('\n')).not.toContain(line)
  })

  it('[M-20] change nothing that is allowed, even where the model does as they say', async () => {
    models.script((asked, response) =>
      stream(response, [{ content: JSON.stringify(obedient(JSON.stringify(asked.body))) }]),
    )
    const job = await place.ask('Which gizmo outshines the rest of the amounts?')
    expect(models.told.length).toBeGreaterThan(0)
    expect(['not_in_data', 'clarify']).toContain(job.status)
    const said = JSON.stringify(job.blocks)
    for (const secret of ['4711', '8128', String(invented), 'root:x']) expect(said).not.toContain(secret)
  })
})
