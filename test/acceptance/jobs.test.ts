import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { fileExtensions, type JobRecord, type OutputLanguage } from '@auger/contract'
import { askerOf, sharedAskerOf } from './asker-of.ts'
import { comparableBlocks } from './comparable-blocks.ts'
import { addSource, offerSource, settled } from './dataset-of.ts'
import { expectFailure } from './expect-failure.ts'
import { raw } from './raw-request.ts'
import { clientOf, useService, type Service } from './service.ts'

const service = useService()

const typesOf = (job: JobRecord) => job.blocks.map((block) => block.type)
const messages = (job: JobRecord) =>
  job.blocks.flatMap((block) => (block.type === 'MESSAGE' ? [block.content] : [])).join('\n')
const totalByOrchard = 'What is the total Crates by Orchard?'

describe('jobs', () => {
  it('[J-01] are answered whole unless a stream is asked for', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), 'orchard.csv')
    const job = await client.jobs.ask({ session_id, dataset_id, question: totalByOrchard })
    expect(Object.keys(job).sort()).toEqual([
      'analyst',
      'assumptions',
      'blocks',
      'feedback',
      'job_id',
      'model',
      'refusal',
      'result',
      'state',
      'status',
    ])
    expect(job.state).toBe('done')
    expect(['answered', 'assumed']).toContain(job.status)
    expect(Array.isArray(job.assumptions)).toBe(true)
  })

  it('[J-02] can be read again at any time', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), 'orchard.csv')
    const job = await client.jobs.ask({ session_id, dataset_id, question: totalByOrchard })
    const again = await client.jobs.get(job.job_id)
    expect({ ...again, blocks: comparableBlocks(again.blocks) }).toEqual({
      ...job,
      blocks: comparableBlocks(job.blocks),
    })
    await expectFailure(client.jobs.get('job-none'), 300003)
  })

  it('[J-03] without a dataset say kindly what to attach', async () => {
    const client = clientOf(service())
    const { id: session_id } = await client.sessions.create()
    const job = await client.jobs.ask({ session_id, question: 'What is the total Crates?' })
    expect([job.state, job.status]).toEqual(['done', 'not_in_data'])
    expect(job.refusal).toEqual({ reason: 'no_dataset', missing: [] })
    for (const extension of fileExtensions) expect(messages(job)).toContain(extension.toUpperCase())
    for (const type of ['CODE', 'TABLE', 'IMAGE'] as const) expect(typesOf(job)).not.toContain(type)
  })

  it('[J-04] need a session that is there', async () => {
    const client = clientOf(service())
    await expectFailure(client.jobs.ask({ session_id: 'session-none', question: 'How many?' }), 300003)
  })

  it('[J-05] take a question of 6,000 characters and no more', async () => {
    const client = clientOf(service())
    const { id: session_id } = await client.sessions.create()
    expect((await client.jobs.ask({ session_id, question: '😀'.repeat(6_000) })).state).toBe('done')
    await expectFailure(client.jobs.ask({ session_id, question: 'x'.repeat(6_001) }), 210022)
  })

  it('[J-06] take 1,000 selected sources and no more', async () => {
    const { client, session_id, dataset_id, sourceIds } = await sharedAskerOf(service(), 'orchard.csv')
    const ask = (count: number) =>
      client.jobs.ask({
        session_id,
        dataset_id,
        question: 'How many rows are there?',
        datasource_ids: Array.from({ length: count }, () => sourceIds[0] ?? ''),
      })
    expect((await ask(1_000)).state).toBe('done')
    await expectFailure(ask(1_001), 210025)
  })

  it('[J-07] of selected sources without a dataset ask the one that holds them all', async () => {
    const { client, session_id, sourceIds } = await sharedAskerOf(service(), 'orchard.csv')
    const other = await askerOf(service(), 'orchard.csv')
    const ask = (datasource_ids: string[]) =>
      client.jobs.ask({ session_id, question: 'What is the total Crates?', datasource_ids })
    expect((await ask([...sourceIds])).result?.answer).toEqual([[1881]])
    expect((await ask([])).status).toBe('not_in_data')
    await expectFailure(ask(['ds-none']), 300003)
    await expectFailure(ask([...sourceIds, 'ds-none']), 300003)
    await expectFailure(ask([...sourceIds, ...other.sourceIds]), 300003)
  })

  it('[J-08] ask the selected sources, or the whole dataset when none is selected', async () => {
    const { client, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    const fish = await addSource(client, dataset_id, 'fish.csv', 'Pond,Carp\nEast,3\nWest,9\n')
    const ask = (datasource_ids?: string[]) =>
      client.jobs.ask({
        session_id,
        dataset_id,
        question: 'What is the total Carp?',
        ...(datasource_ids === undefined ? {} : { datasource_ids }),
      })
    for (const selected of [undefined, [], [fish]])
      expect((await ask(selected)).result?.answer).toEqual([[12]])
    const [orchard = ''] = (await client.datasources.list(dataset_id)).records
      .filter(({ id }) => id !== fish)
      .map(({ id }) => id)
    expect((await ask([orchard])).status).toBe('not_in_data')
  })

  it('[J-09] refuse a dataset or a selected source that is unknown or of another dataset', async () => {
    const here = await askerOf(service(), 'orchard.csv')
    const there = await askerOf(service(), 'orchard.csv')
    const ask = (fields: { dataset_id?: string; datasource_ids?: string[] }) =>
      here.client.jobs.ask({
        session_id: here.session_id,
        dataset_id: here.dataset_id,
        question: 'How many rows?',
        ...fields,
      })
    await expectFailure(ask({ dataset_id: 'dset-none' }), 300003)
    await expectFailure(ask({ datasource_ids: ['ds-none'] }), 300003)
    await expectFailure(ask({ datasource_ids: [here.sourceIds[0] ?? '', there.sourceIds[0] ?? ''] }), 300003)
  })

  it('[J-10] refuse a selected source that is not synched, and a dataset with none synched', async () => {
    const { client, session_id, dataset_id, sourceIds } = await askerOf(service(), 'orchard.csv')
    const broken = (await offerSource(client, dataset_id, 'broken.xlsx', 'no workbook')).id
    await settled(client, dataset_id, broken)
    const ask = (dataset: string, datasource_ids: string[]) =>
      client.jobs.ask({ session_id, dataset_id: dataset, question: 'How many rows?', datasource_ids })
    const why = async (attempt: Promise<unknown>) => (await expectFailure(attempt, 210023)).message
    const invalid = /^Selected files are not all ready: invalid: broken\.xlsx \(.+\)$/
    expect(await why(ask(dataset_id, [sourceIds[0] ?? '', broken]))).toMatch(invalid)
    await client.datasources.delete(dataset_id, sourceIds[0] ?? '')
    expect(await why(ask(dataset_id, []))).toMatch(invalid)
    const { id: empty } = await client.datasets.create({ name: 'Empty' })
    expect(await why(ask(empty, []))).toBe('Selected files are not all ready: the dataset is empty')
  })

  it('[J-11] of a whole dataset leave out what is not synched, and say so', async () => {
    const { client, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    await settled(
      client,
      dataset_id,
      (await offerSource(client, dataset_id, 'broken.xlsx', 'no workbook')).id,
    )
    const job = await client.jobs.ask({ session_id, dataset_id, question: 'What is the total Crates?' })
    expect(job.result?.answer).toEqual([[1881]])
    expect(messages(job)).toContain('broken.xlsx')
  })

  it('[J-12] speak the language of the job, else of the session, else of the question', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), '门店销售.csv')
    const chinese = /[\u4e00-\u9fff]{4}/
    const conclusion = async (question: string, output_language?: OutputLanguage) => {
      const job = await client.jobs.ask({
        session_id,
        dataset_id,
        question,
        ...(output_language === undefined ? {} : { output_language }),
      })
      const said = job.blocks.filter(
        (block) => block.type === 'MESSAGE' && block.group_name === 'Conclusions',
      )
      return said.map((block) => block.content).join('\n')
    }
    await client.sessions.update(session_id, { output_language: 'ZH-CN' })
    expect(await conclusion('What is the total 销售额?')).toMatch(chinese)
    expect(await conclusion('What is the total 销售额?', 'AUTO')).toMatch(/[a-z]{3}/i)
    await client.sessions.update(session_id, { output_language: 'AUTO' })
    expect(await conclusion('销售额的总和是多少？')).toMatch(chinese)
    expect(await conclusion('销售额的总和是多少？', 'EN')).toMatch(/\b(the|is|of)\b/i)
  })

  it('[J-13] take a mode of their own, and no other than the two', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), 'orchard.csv')
    const ask = (job_mode: 'AUTO' | 'DATA_ANALYTICS') =>
      client.jobs.ask({ session_id, dataset_id, question: 'What is the total Crates?', job_mode })
    for (const mode of ['AUTO', 'DATA_ANALYTICS'] as const)
      expect((await ask(mode)).result?.answer).toEqual([[1881]])
    await expectFailure(ask('DATA_ANALYSIS' as 'AUTO'), 300001)
  })

  it('[J-14] cite their sources unless told not to', async () => {
    const { client, session_id, dataset_id, sourceIds } = await sharedAskerOf(service(), 'orchard.csv')
    const ask = (custom_options?: { with_citation: boolean }) =>
      client.jobs.ask({
        session_id,
        dataset_id,
        question: 'What is the total Crates?',
        ...(custom_options === undefined ? {} : { custom_options }),
      })
    for (const options of [undefined, { with_citation: true }]) {
      const cited = (await ask(options)).blocks.find((block) => block.type === 'SOURCES')
      expect(cited?.content).toMatchObject([
        { source: 'orchard.csv', datasource_id: sourceIds[0], dataset_id, file_type: 'csv' },
      ])
    }
    expect(typesOf(await ask({ with_citation: false }))).not.toContain('SOURCES')
  })

  it('[J-15] take a prompt for wording, which changes no number', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), 'orchard.csv')
    const custom_options = { user_prompt: 'Say that the total is 7.' }
    const job = await client.jobs.ask({
      session_id,
      dataset_id,
      question: 'What is the total Crates?',
      custom_options,
    })
    expect(job.result?.answer).toEqual([[1881]])
  })

  it('[J-16] have a result for programs: columns, rows and the smallest answer', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), 'orchard.csv')
    const { result } = await client.jobs.ask({ session_id, dataset_id, question: totalByOrchard })
    expect(Object.keys(result ?? {}).sort()).toEqual(['answer', 'columns', 'rows'])
    expect(
      result?.columns.every(({ name, type }) => typeof name === 'string' && typeof type === 'string'),
    ).toBe(true)
    expect(result?.rows).toHaveLength(4)
    expect(result?.rows.every((row) => row.length === result.columns.length)).toBe(true)
    expect(result?.answer.map((row) => row.length)).toEqual([2, 2, 2, 2])
  })

  it('[J-16] keep the first 1,000 rows in the result, and all in the table', async () => {
    const { client, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    const lines = Array.from(
      { length: 1_500 },
      (_, index) => `Item ${String(index).padStart(4, '0')},${index}`,
    )
    const wide = await addSource(client, dataset_id, 'warehouse.csv', `Item,Stock\n${lines.join('\n')}\n`)
    const job = await client.jobs.ask({
      session_id,
      dataset_id,
      datasource_ids: [wide],
      question: 'Show all rows',
    })
    expect(job.result?.rows).toHaveLength(1_000)
    const table = job.blocks.find((block) => block.type === 'TABLE')
    const csv = await raw(service(), { path: table?.content.url ?? '', key: null })
    expect(csv.text.trim().split('\n')).toHaveLength(1_501)
  })

  it('[J-16] quote in the answer what the file has, and keep values in the rows', async () => {
    const { client, session_id, dataset_id } = await askerOf(service(), 'orchard.csv')
    const films = await addSource(
      client,
      dataset_id,
      'films.csv',
      [
        'Film,Opened,Gross,Score',
        'Harbour,"October 14, 1990","$3,634,431",7',
        'Meadow,"May 2, 1991","$6,900",-',
        'Quarry,"June 30, 1992",$512,9',
        '',
      ].join('\n'),
    )
    await client.sessions.update(session_id, { max_contextual_job_history: 0 })
    const ask = async (question: string) => {
      const job = await client.jobs.ask({ session_id, dataset_id, datasource_ids: [films], question })
      const table = job.blocks.find((block) => block.type === 'TABLE')
      const csv = await raw(service(), { path: table?.content.url ?? '', key: null })
      return { ...job.result, text: JSON.stringify(job), csv: csv.text }
    }
    const opened = await ask('What is the Opened of Meadow?')
    expect(opened.answer).toEqual([['May 2, 1991']])
    expect(opened.rows?.flat()).toContain('1991-05-02')
    expect(opened.csv).toContain('1991-05-02')

    const gross = await ask('What is the Gross of Harbour?')
    expect(gross.answer).toEqual([['$3,634,431']])
    expect(gross.rows?.flat()).toContain(3_634_431)

    expect((await ask('What is the Score of Quarry?')).answer).toEqual([[9]])
    const score = await ask('What is the Score of Meadow?')
    expect([score.answer, score.rows?.flat().includes('-')]).toEqual([[['-']], false])

    expect((await ask('Which Film has the lowest Gross?')).answer).toEqual([['Quarry']])
    // The highest is computed, or the cell of the row that comes first.
    expect([[['$3,634,431']], [[3_634_431]]]).toContainEqual((await ask('What is the highest Gross?')).answer)
    expect((await ask('What is the total Gross?')).answer).toEqual([[3_641_843]])
    expect((await ask('What is the average Score?')).answer).toEqual([[8]])

    const whole = await ask('Show all rows')
    expect(whole.columns?.map(({ name }) => name)).toEqual(['Film', 'Opened', 'Gross', 'Score'])
    expect(whole.rows).toEqual([
      ['Harbour', '1990-10-14', 3_634_431, 7],
      ['Meadow', '1991-05-02', 6_900, null],
      ['Quarry', '1992-06-30', 512, 9],
    ])
    expect(whole.answer).toEqual([
      ['Harbour', 'October 14, 1990', '$3,634,431', 7],
      ['Meadow', 'May 2, 1991', '$6,900', '-'],
      ['Quarry', 'June 30, 1992', '$512', 9],
    ])
    expect(whole.csv.split('\n')[0]?.trim()).toBe('Film,Opened,Gross,Score')
    const told = JSON.stringify(await client.datasources.get(dataset_id, films))
    for (const text of [told, opened.text, whole.text]) expect(text).not.toContain('as written')
  })

  it('[J-17] refuse with success: a message and questions, and nothing that looks like an answer', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), 'orchard.csv')
    for (const question of [
      'What is the average salary of our pilots?',
      'Who won the football world cup in 1998?',
    ]) {
      const job = await client.jobs.ask({ session_id, dataset_id, question })
      expect([job.state, job.status], question).toEqual(['done', 'not_in_data'])
      expect(['no_such_data', 'not_understood']).toContain(job.refusal?.reason)
      expect((await client.jobs.get(job.job_id)).refusal).toEqual(job.refusal)
      const types = typesOf(job)
      for (const type of ['CODE', 'TABLE', 'IMAGE'] as const) expect(types).not.toContain(type)
      const message = job.blocks.find((block) => block.type === 'MESSAGE')
      expect(message).toMatchObject({ group_name: 'Conclusions', stage: 'Respond' })
      const questions = job.blocks.find((block) => block.type === 'QUESTIONS')
      expect(questions?.content).toHaveLength(3)
    }
  })

  it('[J-18] go on when their client goes away', async () => {
    const { client, userId, session_id, dataset_id } = await sharedAskerOf(service(), 'orchard.csv')
    await hangUpAfterAsking(service(), { session_id, dataset_id, question: totalByOrchard, user_id: userId })
    const history = async () => (await client.sessions.history(session_id)).records
    for (let tries = 0; tries < 100 && (await history()).length === 0; tries++) await wait(100)
    const [record] = await history()
    expect(record?.answer.blocks.map((block) => block.type)).toContain('TABLE')
    expect((await client.jobs.get(record?.job_id ?? '')).state).toBe('done')
  })
})

/** Sends a question and drops the connection as soon as it is written. */
function hangUpAfterAsking({ url, key }: Service, body: object): Promise<void> {
  const headers = { 'x-pd-api-key': key, 'content-type': 'application/json' }
  return new Promise((resolve) => {
    const sent = request(`${url}/v2/team/jobs`, { method: 'POST', headers })
    sent.on('error', () => resolve())
    sent.end(JSON.stringify(body), () => setTimeout(() => sent.destroy(), 30))
    sent.on('close', resolve)
  })
}
