import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { runAuger, sample } from './run-auger.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'auger-cli-ask-'))
const ask = (...words: string[]) => runAuger(['ask', ...words], { cwd: folder })

// By pandas: read_csv(sample).groupby('city').revenue.sum()
const revenueByCity = { Berlin: 6617.4, Lisbon: 6026.8, Madrid: 4418.8, Porto: 3544, Hamburg: 2202.3 }

describe('auger ask', () => {
  let answer: {
    status: string
    result: { answer: [string, number][] }
    blocks: { type: string; content: { url: string } }[]
  }

  beforeAll(async () => {
    const { code, out, err } = await ask(sample, 'What is the total revenue by city?', '--json')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    answer = JSON.parse(out) as typeof answer
  })

  test('answers for programs with --json', () => {
    expect(answer.status).toBe('answered')
    expect(answer.result.answer.map(([city]) => city)).toEqual(Object.keys(revenueByCity))
    for (const [city, revenue] of answer.result.answer)
      expect(revenue).toBeCloseTo(revenueByCity[city as keyof typeof revenueByCity], 6)
  })

  test('writes the table and the chart as files', () => {
    const file = (type: string) => answer.blocks.find((block) => block.type === type)?.content.url ?? ''
    expect(readFileSync(file('TABLE'), 'utf8').split('\r\n')[0]).toBe('city,total revenue')
    expect(readFileSync(file('IMAGE')).subarray(1, 4).toString()).toBe('PNG')
  })

  test.each([
    ['no file', ['Only a question?'], /at least one file/],
    ['a missing file', ['nowhere.csv', 'How many rows?'], /nowhere\.csv/],
    ['an unknown option', [sample, 'How many rows?', '--nonsense'], /--nonsense/],
    ['an unknown language', [sample, 'How many rows?', '--language', 'XX'], /Allowed choices/],
  ])('says what is wrong with %s', async (_, words, complaint) => {
    const { code, err } = await ask(...words)
    expect(code).toBe(2)
    expect(err).toMatch(complaint)
  })

  test('says why a file cannot be read', async () => {
    writeFileSync(path.join(folder, 'notes.pdf'), '%PDF-1.4 not really')
    const { code, err } = await ask('notes.pdf', 'How many rows?')
    expect(code).toBe(1)
    expect(err).toMatch(/notes\.pdf: .*pdf/i)
  })
})
