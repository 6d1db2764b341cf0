import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { runAuger, sample } from './run-auger.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'auger-cli-ask-'))
const ask = (...words: string[]) => runAuger(['ask', ...words], { cwd: folder })

describe('auger ask', () => {
  test('answers for people with words, the table, the files, the code and what to ask next', async () => {
    const { code, out } = await ask(sample, 'What is the total revenue by city?')
    expect(code).toBe(0)
    expect(out).toMatch(/Berlin.*6,617\.4/)
    expect(out).toMatch(/auger-answer\/total_revenue_by_city\.csv/)
    expect(out).toContain('```sql')
    expect(out).toContain('Ask next:')
  })

  test('refuses what the data does not hold, without files', async () => {
    const { code, out } = await ask(sample, 'How tall is the Eiffel Tower?', '--out', 'refused')
    expect(code).toBe(0)
    expect(out).toContain('Ask next:')
    expect(out).not.toContain('```sql')
    expect(existsSync(path.join(folder, 'refused'))).toBe(false)
  })

  test('reads several files, and answers in the language it is told', async () => {
    const other = path.join(folder, 'staff.csv')
    writeFileSync(other, 'name,salary\nAda,100\nBob,250\n')
    const { out } = await ask(other, sample, 'What is the total salary?', '--json', '--language', 'ZH-CN')
    const { result, blocks } = JSON.parse(out) as { result: { answer: unknown }; blocks: unknown }
    expect(result.answer).toEqual([[350]])
    expect(JSON.stringify(blocks)).toMatch(/\p{Script=Han}/u)
  })
})
