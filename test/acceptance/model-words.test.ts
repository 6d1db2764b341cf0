import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JobRecord } from '@auger/contract'
import { stream } from '../models/scripted-server.ts'
import { agrees, boundCells, messagesOf, tablesOf, unboundNumbers } from './bound-numbers.ts'
import { fixture } from './dataset-of.ts'
import { startModels, type ModelPlace, type Models } from './model-place.ts'
import { isRemote } from './service.ts'

/** By python's csv and sum: the fares of each stop over how many they are, to two places. */
const means = { Harbour: 55.38, 'Old Mill': 26.07, Station: 26 }

describe.skipIf(isRemote)('words of a model', () => {
  let models: Models
  let place: ModelPlace
  beforeAll(async () => {
    models = await startModels()
    place = await models.placeWith({ AUGER_DISCLOSE: 'aggregates', AUGER_MODEL_WORDS: 'on' })
  })
  afterAll(() => models.close())

  const conclusion = (job: JobRecord): string =>
    messagesOf(job)
      .filter(({ group_name }) => group_name === 'Conclusions')
      .map(({ content }) => content)
      .join('')

  /** Writes these sentences, and others when they come back. */
  const writes = (sentences: readonly string[], again: readonly string[] = []): void => {
    let turn = 0
    models.script((_, response) => {
      const said = turn++ === 0 ? sentences : again
      stream(response, [
        { content: JSON.stringify({ sentences: said, questions: ['What is the median fare by stop?'] }) },
      ])
    })
  }
  const asked = 'What is the average fare by stop?'

  it('[M-21] take the place of ours, each number bound to the cell that it is from', async () => {
    writes([`Harbour is dearest at ${means.Harbour}, far above Old Mill at ${means['Old Mill']}.`])
    const job = await place.ask(asked)
    expect(job.analyst).toBe('builtin')
    expect(conclusion(job)).toContain('Harbour is dearest at 55.38')
    const service = { url: place.server.url, key: place.server.key } as never
    const tables = await tablesOf(service, job)
    const message = messagesOf(job).find(({ content }) => content.includes('dearest'))
    if (message === undefined) throw new Error('it was not said')
    expect(unboundNumbers(message)).toEqual([])
    const bound = boundCells(message, tables)
    expect(bound).toHaveLength(2)
    expect(bound.every(agrees)).toBe(true)
    expect(job.blocks.find(({ type }) => type === 'QUESTIONS')?.content).toContain(
      'What is the median fare by stop?',
    )
  })

  it('[M-21] are shown without the sentences that have a number of their own, or one of another row', async () => {
    writes(
      [
        'Harbour costs 55.38.',
        'Together they made 31415926.',
        `Old Mill costs ${means.Station}, and Station ${means['Old Mill']}.`,
        'Twice as many people ride on Sundays.',
      ],
      ['Old Mill costs 26.07.', 'Profits doubled to 999.'],
    )
    const job = await place.ask(asked)
    const said = conclusion(job)
    expect(said).toContain('Harbour costs 55.38. Old Mill costs 26.07.')
    for (const wrong of ['31415926', '999', 'Sundays', 'Station 26.07']) expect(said).not.toContain(wrong)
    expect(models.told).toHaveLength(2)
    expect(models.told[1]).toContain('is not among what was found')
    expect(models.told[1]).toContain('stands beside the name of another row')
  })

  it('[M-21] are left out where none can be shown, and ours stand', async () => {
    writes(['It is 31415926.'], ['It is 27182818.'])
    const job = await place.ask(asked)
    expect(conclusion(job)).toContain('**55.38**')
    expect(conclusion(job)).not.toMatch(/31415926|27182818/)
    models.says({ sentences: 'none' })
    expect(conclusion(await place.ask(asked))).toContain('**55.38**')
  })

  it('[M-21] have no power over the page', async () => {
    writes(['Harbour costs 55.38 <img src=x onerror=alert(1)> [here](http://evil.example).'])
    const said = conclusion(await place.ask(asked))
    expect(said).toContain('55.38')
    expect(said).not.toContain('<img src')
    expect(said).not.toContain('[here](')
  })

  it('[M-22] are not had at the level schema, where nothing that is found may be told', async () => {
    const schema = await models.placeWith({ AUGER_MODEL_WORDS: 'on' })
    writes(['Harbour costs 55.38.'])
    const job = await schema.ask(asked)
    expect(models.told).toEqual([])
    expect(conclusion(job)).toContain('**55.38**')
  })

  it('[M-23] are read out of documents at the level samples, as far as a passage says so word for word', async () => {
    const documents = await models.placeWith({ AUGER_DISCLOSE: 'samples' }, undefined, [
      'documents/contract.md',
    ])
    const text = await readFile(fixture('documents/contract.md'), 'utf8')
    const quote = /[^.\n]*deposit of £3,450[^.\n]*\./.exec(text)?.[0]?.trim() ?? ''
    expect(quote).not.toBe('')
    models.script((asked, response) => {
      const prompt = JSON.stringify(asked.body)
      const passage = Number(
        /passage (\d+), of [^:]*: (?:(?!passage \d).)*deposit of £3,450/s.exec(prompt)?.[1] ?? 1,
      )
      const sentences = [
        { text: 'The deposit is £3,450.', passage, quote },
        { text: 'It comes back after 14 days.', passage, quote: 'returned after 14 days' },
        { text: 'The deposit is £9,999.', passage, quote },
      ]
      stream(response, [{ content: JSON.stringify({ sentences }) }])
    })
    const job = await documents.ask('What sum do I hand over as security?')
    expect(conclusion(job)).toContain('The deposit is £3,450.')
    expect(conclusion(job)).not.toMatch(/14 days|9,999/)
    const sources = job.blocks.find(({ type }) => type === 'SOURCES')
    expect(JSON.stringify(sources)).toContain('contract.md')
  })
})
