import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { tapedModel } from '../../packages/server/src/adapters/model/tape/taped-model.ts'
import { keepReplies } from './keep-replies.mjs'

const forever = new AbortController().signal
const requestAbout = (question) => ({
  purpose: 'plan',
  about: ['schema', question],
  instructions: 'Plan.',
  messages: [{ from: 'us', text: question }],
  form: { name: 'reply', description: 'What to do.', schema: { type: 'object' } },
  mostTokens: 10,
})
const reply = { object: { do: 'refuse' }, usage: { sent: 3, received: 4 } }
const model = { name: 'some:model', ask: async () => reply }

let [folder, tape, kept] = ['', '', '']
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'auger-replies-'))
  ;[tape, kept] = [path.join(folder, 'tape'), path.join(folder, 'kept')]
  await tapedModel('some:model', tape, model).ask(requestAbout('how many?'), forever)
  await expect(tapedModel('some:model', tape).ask(requestAbout('why?'), forever)).rejects.toThrow('tape')
})
afterEach(() => rm(folder, { recursive: true }))

test('what has a reply is kept under its name, without the prompt', async () => {
  expect(await readdir(tape)).toHaveLength(2)
  expect(await keepReplies(tape, kept)).toEqual({ kept: 1, without: 1 })
  const [name] = await readdir(kept)
  expect(await readdir(tape)).toContain(name)
  expect(JSON.parse(await readFile(path.join(kept, name), 'utf8'))).toEqual({
    about: ['schema', 'how many?'],
    reply,
  })
})

test('a service finds the replies that were kept', async () => {
  await keepReplies(tape, kept)
  const taped = tapedModel('some:model', kept)
  expect(await taped.ask(requestAbout('how many?'), forever)).toEqual(reply)
  await expect(taped.ask(requestAbout('why?'), forever)).rejects.toMatchObject({ kind: 'untaped' })
})
