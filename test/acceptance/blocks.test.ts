import { beforeAll, describe, expect, it } from 'vitest'
import type { Block, JobRecord } from '@auger/contract'
import { sharedAskerOf, type Asker } from './asker-of.ts'
import { csvTable } from './csv-table.ts'
import { raw } from './raw-request.ts'
import { useService } from './service.ts'

const service = useService()
let asker: Asker
let job: JobRecord

beforeAll(async () => {
  asker = await sharedAskerOf(service(), 'orchard.csv')
  const { client, session_id, dataset_id } = asker
  job = await client.jobs.ask({ session_id, dataset_id, question: 'What is the total Crates by Orchard?' })
})

const ofType = <Type extends Block['type']>(type: Type) =>
  job.blocks.filter((block): block is Extract<Block, { type: Type }> => block.type === type)
const fetched = (path: string) => raw(service(), { path, key: null })

describe('blocks', () => {
  it('[B-01] have type, content, group and stage, and only messages have bindings', () => {
    expect(job.blocks.length).toBeGreaterThan(5)
    for (const block of job.blocks) {
      const fields = ['content', 'group_id', 'group_name', 'stage', 'type'].filter(
        (field) => field !== 'group_name' || block.type !== 'QUESTIONS',
      )
      expect(
        Object.keys(block)
          .filter((field) => field !== 'bindings')
          .sort(),
      ).toEqual(fields)
      if (block.type !== 'MESSAGE') expect(block).not.toHaveProperty('bindings')
    }
  })

  it('[B-02] of one step share a group and its name; the conclusion is a group of its own', () => {
    const names = new Map<string, Set<string | undefined>>()
    for (const { group_id, group_name } of job.blocks)
      names.set(group_id, (names.get(group_id) ?? new Set()).add(group_name))
    for (const group of names.values()) expect(group.size).toBe(1)
    const conclusions = job.blocks.filter(({ group_name }) => group_name === 'Conclusions')
    expect(new Set(conclusions.map(({ group_id }) => group_id)).size).toBe(1)
    expect(conclusions.every(({ stage }) => stage === 'Respond')).toBe(true)
    const steps = job.blocks.filter(({ stage }) => stage === 'Analyze')
    expect(
      steps.every(
        ({ group_name }) =>
          group_name !== undefined && group_name.trim() !== '' && group_name !== 'Conclusions',
      ),
    ).toBe(true)
  })

  it('[B-02] name the conclusion Conclusions in every language', async () => {
    const { client, session_id, dataset_id } = asker
    for (const output_language of ['ZH-CN', 'FR', 'AR', 'JA'] as const) {
      const other = await client.jobs.ask({
        session_id,
        dataset_id,
        question: 'What is the total Crates?',
        output_language,
      })
      expect(other.blocks.map(({ group_name }) => group_name)).toContain('Conclusions')
    }
  })

  it('[B-03] of type CODE are fenced program text, one a step', () => {
    const codes = ofType('CODE')
    const steps = new Set(
      job.blocks.filter(({ stage }) => stage === 'Analyze').map(({ group_id }) => group_id),
    )
    expect(codes.map(({ group_id }) => group_id)).toEqual([...steps])
    for (const { content, stage } of codes) {
      expect(content).toMatch(/^(`{3,})\w*\n[^]+\n\1\s*$/)
      expect(stage).toBe('Analyze')
    }
  })

  it('[B-04] of type TABLE link a CSV, in the step and again in the conclusion', async () => {
    const tables = ofType('TABLE')
    expect(tables.map(({ stage }) => stage)).toEqual(['Analyze', 'Respond'])
    expect(tables[1]?.group_name).toBe('Conclusions')
    for (const { content } of tables) {
      expect(Object.keys(content).sort()).toEqual(['expires_at', 'name', 'url'])
      expect(content.name).toMatch(/.\.csv$/)
      const { columns, rows } = csvTable((await fetched(content.url)).text)
      expect(columns).toEqual(job.result?.columns.map(({ name }) => name))
      expect(rows.map((row) => [row[0], Number(row[1])]).sort()).toEqual([
        ['Hillside', 356],
        ['North Field', 521],
        ['Old Wall', 592],
        ['River Bank', 412],
      ])
    }
  })

  it('[B-05] of type IMAGE link a PNG and its specification with the same data, in the step and again in the conclusion', async () => {
    const images = ofType('IMAGE')
    expect(images.map(({ stage }) => stage)).toEqual(['Analyze', 'Respond'])
    for (const { content } of images) {
      expect(Object.keys(content).sort()).toEqual(['expires_at', 'name', 'spec_url', 'url'])
      expect(content.name.trim()).not.toBe('')
      const png = (await fetched(content.url)).body
      expect([...png.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
      expect(png.readUInt32BE(16)).toBeGreaterThan(100)
      const specification = JSON.parse((await fetched(content.spec_url)).text) as {
        $schema: string
        data: { values: object[] }
      }
      expect(specification.$schema).toMatch(/vega-lite/)
      const values = JSON.stringify(specification.data.values)
      for (const value of ['Old Wall', '592', 'Hillside', '356']) expect(values).toContain(value)
    }
  })

  it('[B-06] of type MESSAGE are Markdown; a conclusion is split around its tables and images', () => {
    const conclusion = job.blocks
      .filter(({ group_name }) => group_name === 'Conclusions')
      .map(({ type }) => type)
    expect(conclusion[0]).toBe('MESSAGE')
    expect(conclusion).toContain('TABLE')
    for (const [index, type] of conclusion.entries())
      if (type === 'MESSAGE') expect(conclusion[index + 1]).not.toBe('MESSAGE')
    for (const { content } of ofType('MESSAGE')) expect(content.trim()).not.toBe('')
  })

  it('[B-07] of type SOURCES name the files used', () => {
    expect(ofType('SOURCES')).toMatchObject([
      {
        group_id: '',
        group_name: '',
        stage: 'Respond',
        content: [
          {
            source: 'orchard.csv',
            datasource_id: asker.sourceIds[0],
            dataset_id: asker.dataset_id,
            file_type: 'csv',
          },
        ],
      },
    ])
    expect(ofType('SOURCES')[0]?.content[0]).not.toHaveProperty('external_id')
  })

  it('[B-08] of type QUESTIONS hold three questions in a group of their own', () => {
    const [questions] = ofType('QUESTIONS')
    expect(ofType('QUESTIONS')).toHaveLength(1)
    expect(questions).toMatchObject({ group_id: '-1', stage: 'Respond' })
    expect(questions).not.toHaveProperty('group_name')
    expect(questions?.content).toHaveLength(3)
    for (const question of questions?.content ?? []) expect(question.trim()).not.toBe('')
  })

  it('[B-12] of type TABLE hold no cell that a spreadsheet would run', async () => {
    const { client, session_id, dataset_id } = await sharedAskerOf(service(), 'formulas.csv')
    const answered = await client.jobs.ask({
      session_id,
      dataset_id,
      question: 'What is the total Points by Team?',
    })
    const table = answered.blocks.find((block) => block.type === 'TABLE')
    const { rows } = csvTable((await fetched(table?.content.url ?? '')).text)
    expect(rows).toHaveLength(4)
    for (const [team = ''] of rows) expect(team).not.toMatch(/^[=+@-]/)
    expect(rows.map(([team]) => team).join()).toContain('=1+1')
  })
})
