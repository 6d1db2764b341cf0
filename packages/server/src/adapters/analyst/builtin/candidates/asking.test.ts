import type { Language } from '@auger/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openExamples, type Examples } from '../../../../operations/example-tables.contract.ts'
import { sliceOf } from '../question.ts'
import { askingPart, asksWith } from './asking.ts'
import type { Mentions } from './mention.ts'
import { mentionsIn as mentionsOfExample } from './mentions-in.contract.ts'
import { opening } from './opening.ts'

const gardeners = `CREATE TABLE gardeners AS SELECT * FROM (VALUES
  (1, 'Ana', 'Peru', 31), (2, 'Bo', 'Chad', 44)) AS t(gardener_id, name, country, age)`

const employees = `CREATE TABLE employee AS SELECT * FROM (VALUES (1, 'Ana', 31), (2, 'Bo', 44)) AS t(employee_id, name, age)`

let examples: Examples
beforeAll(async () => {
  examples = await openExamples([], [gardeners, employees])
})
afterAll(() => examples.close())

const mentionsIn = (text: string, language: Language): Mentions =>
  mentionsOfExample(examples, 'gardeners', text, language)

describe('how a question asks', () => {
  it.each([
    ['EN', 'How many gardeners come from Peru?', 'quantity'],
    ['EN', 'What are the names of gardeners from Peru?', 'ask'],
    ['EN', 'For the gardeners from Peru, what is the age?', 'none'],
    ['ZH-CN', '来自 Peru 或 Chad 的园丁有多少？', 'quantity'],
    ['ZH-CN', '来自 Peru 的园丁的名字是什么？', 'ask'],
    ['ZH-CN', '来自 Peru 的园丁的平均年龄是多少？', 'ask'],
    ['ZH-CN', '列出来自 Peru 的园丁的名字', 'list'],
    ['ZH-CN', '园丁数量最多的国家是哪个？', 'ask'],
    ['VI', 'Tuổi trung bình của các thợ làm vườn là bao nhiêu?', 'ask'],
    ['VI', 'Tên của các thợ làm vườn đến từ Peru là gì?', 'ask'],
    ['VI', 'Ở Peru có bao nhiêu thợ làm vườn?', 'quantity'],
    ['KO', 'Peru 출신 정원사의 이름은 무엇입니까?', 'ask'],
    ['JA', 'Peru の庭師は何人いますか', 'quantity'],
  ] as const)('%s: %s: %s', (language, text, kind) => {
    expect(opening(mentionsIn(text, language), [['shape:lookup', 1]])).toEqual([[`opens:${kind}:lookup`, 1]])
  })

  it('tells whom or what it asks for', () => {
    expect(opening(mentionsIn('Who comes from Peru?', 'EN'), [['shape:lookup', 1]])).toEqual([
      ['opens:ask:lookup', 1],
      ['opens:person:lookup', 1],
    ])
  })

  it('is told by one word alone', () => {
    const mentions = mentionsIn('园丁的平均年龄是多少', 'ZH-CN')
    const cue = asksWith(mentions)
    expect(cue && sliceOf(mentions.question, cue.start, cue.end)).toBe('是多少')
  })
})

describe('the part that asks', () => {
  it.each([
    ['ZH-CN', '按年龄排序，列出园丁的名字', '列出园丁的名字'],
    ['ZH-CN', '列出园丁的名字，按年龄排序', '列出园丁的名字'],
    ['EN', 'List the names, oldest first', 'List the names'],
    ['EN', 'names', 'names'],
  ] as const)('%s: %s: %s', (language, text, part) => {
    const mentions = mentionsIn(text, language)
    const { start, end } = askingPart(mentions)
    expect(sliceOf(mentions.question, start, end)).toBe(part)
  })
})

it('员工姓名 is what employees are called, and not who they are', () => {
  const { entities, question } = mentionsOfExample(examples, 'employee', '列出员工姓名', 'ZH-CN')
  expect(entities.map(({ start, end }) => sliceOf(question, start, end))).toEqual(['员工'])
})
