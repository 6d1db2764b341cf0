import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startScriptedServer, stream, type ScriptedServer } from '../models/scripted-server.ts'

const root = path.join(import.meta.dirname, '..', '..')
const folder = mkdtempSync(path.join(tmpdir(), 'bench-answers-model-'))
const out = path.join(folder, 'out')
const questions = path.join(folder, 'questions.txt')
// The last two are a talk.
const ids = ['01', '02', '03', '04', '05', '06', '07', '08', '47', '48'].map((n) => `gym_membership-${n}`)

interface Line {
  readonly id: string
  readonly question: string
  readonly status: string
  readonly analyst: string
  readonly model: {
    readonly requests: number
    readonly tokens_sent: number
    readonly cost: { amount: number }
  }
}
const lines = (): Line[] =>
  readFileSync(path.join(out, 'asked.jsonl'), 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line)

const words = ['bench/run.mjs', 'answers', '--data', 'bench', '--set', 'asked', '--parallel', '1', '--resume']

function start(address: string, ...further: readonly string[]) {
  const child = spawn(
    process.execPath,
    [...words, '--out', out, '--work', path.join(folder, 'work'), '--questions', questions, ...further],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        AUGER_MODEL: 'compatible:scripted',
        AUGER_MODEL_BASE_URL: address,
        AUGER_MODEL_PRICES: '10/100 USD',
      },
    },
  )
  const said = { out: '', error: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.out += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text))
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  return { child, said, ended }
}

describe('npm run bench -- answers --route model', () => {
  let server: ScriptedServer
  const asked: string[] = []
  let hangsAt = 6
  let hung = ''
  let address = ''

  beforeAll(async () => {
    writeFileSync(questions, ids.join('\n'))
    server = await startScriptedServer()
    // Refuses whatever it is asked, and says that it was sent 90 tokens and replied with 10.
    address = server.addressOf(({ body }, response) => {
      const text = JSON.stringify(body)
      if (text.includes('test of the connection'))
        return stream(response, [{ content: JSON.stringify({ there: true }) }])
      asked.push(text)
      if (asked.length === hangsAt) hung = text
      else stream(response, [{ content: JSON.stringify({ do: 'refuse', missing: ['scripted'] }) }])
    })
  })
  afterAll(async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  it('is killed in the middle, and keeps every line that came', async () => {
    const { child, said, ended } = start(address, '--route', 'model')
    while (hung === '' && child.exitCode === null) await pause(50)
    child.kill('SIGKILL')
    await ended
    expect(said.error).not.toContain('Error')
    expect(lines()).toHaveLength(hangsAt - 1)
  })

  it('is gone on with, asks nothing twice, and says what the model did and cost', async () => {
    const before = lines()
    hangsAt = 0
    asked.length = 0
    const { said, ended } = start(address, '--route', 'model')
    expect({ code: await ended, error: said.error }).toMatchObject({
      code: 0,
      error: expect.stringContaining('5 of 5 questions') as string,
    })
    const after = lines()
    expect(after.map(({ id }) => id)).toEqual(ids)
    expect(after.filter(({ id }) => before.some((line) => line.id === id))).toEqual(before)
    const timesAsked = ({ question }: Line) =>
      asked.filter((text) => text.includes(`-----\\n${question}\\n-----`)).length
    expect(before.map(timesAsked)).toEqual(before.map(() => 0))
    const further = after.filter(({ id }) => before.every((line) => line.id !== id))
    // What was under way is a job that the service takes up again: the model may be asked it once more than that.
    const [underWay, rest] = [true, false].map((was) =>
      further.filter(({ question }) => hung.includes(`-----\\n${question}\\n-----`) === was),
    )
    expect(rest?.map(timesAsked)).toEqual([1, 1, 1, 1])
    expect(underWay?.map(timesAsked)).toEqual([expect.toBeOneOf([1, 2])])
    for (const line of after)
      expect(line).toMatchObject({ status: 'not_in_data', analyst: 'model', model: { tokens_sent: 90 } })
    expect(said.out).toContain(`
asked: of 10 questions the model answered 10, the built-in analyst 0
  went to the model  10 questions in 10 requests
  it failed          never
  tokens a question  90 sent, 10 received
`)
    // 90 tokens at 10 dollars a million and 10 at 100.
    expect(said.out).toContain('  cost               0.0019 USD a question, 0.019 USD in all')
  })

  it('is not mixed with a run without it', async () => {
    const { said, ended } = start(address)
    expect(await ended).toBe(2)
    expect(said.error).toContain('was asked with compatible:scripted, not with no model')
  })
})
