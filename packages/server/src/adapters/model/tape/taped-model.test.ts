import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Model, ModelRequest } from '../../../ports/model.ts'
import { tapedModel } from './taped-model.ts'

const request: ModelRequest = {
  purpose: 'plan',
  about: ['how many?', 'orders'],
  instructions: 'Plan.',
  messages: [{ from: 'us', text: 'how many?' }],
  form: { name: 'reply', description: 'What to do.', schema: { type: 'object' } },
  mostTokens: 10,
}
const forever = new AbortController().signal
const reply = { object: { do: 'refuse' }, usage: { sent: 3, received: 4 } }

let folder: string
let asked: number
const model: Model = {
  name: 'some:model',
  ask: () => {
    asked++
    return Promise.resolve(reply)
  },
}
beforeEach(async () => {
  asked = 0
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'auger-tape-')), 'tape')
})
afterEach(() => rm(path.dirname(folder), { recursive: true }))

it('asks once, and says the same from then on, also without a model', async () => {
  expect(await tapedModel(model.name, folder, model).ask(request, forever)).toEqual(reply)
  expect(await tapedModel(model.name, folder, model).ask(request, forever)).toEqual(reply)
  expect(await tapedModel(model.name, folder, undefined).ask(request, forever)).toEqual(reply)
  expect(asked).toBe(1)
})

it('knows a request again whose words have changed, and tells apart what is asked later or of something else', async () => {
  const tape = tapedModel(model.name, folder, model)
  await tape.ask(request, forever)
  await tape.ask({ ...request, instructions: 'Plan well.' }, forever)
  expect(asked).toBe(1)
  await tape.ask({ ...request, about: ['how many?', 'visits'] }, forever)
  await tape.ask({ ...request, messages: [...request.messages, { from: 'model', text: '{}' }] }, forever)
  await tapedModel('another:model', folder, model).ask(request, forever)
  expect(asked).toBe(4)
})

it('writes down what nobody has answered, and takes the reply that is put there', async () => {
  const tape = tapedModel(model.name, folder, undefined)
  await expect(tape.ask(request, forever)).rejects.toMatchObject({ kind: 'untaped' })
  const [name = ''] = await readdir(folder)
  const file = path.join(folder, name)
  const written = JSON.parse(await readFile(file, 'utf8')) as object
  expect(written).toMatchObject({ model: 'some:model', messages: request.messages })
  await writeFile(file, JSON.stringify({ ...written, reply: { object: { do: 'ask' } } }))
  expect((await tape.ask(request, forever)).object).toEqual({ do: 'ask' })
})

it('says which file is none of its own', async () => {
  await tapedModel(model.name, folder, model).ask(request, forever)
  const [name = ''] = await readdir(folder)
  await writeFile(path.join(folder, name), 'torn')
  await expect(tapedModel(model.name, folder, model).ask(request, forever)).rejects.toThrow(name)
})
