import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { analystContract } from '../../../ports/analyst.contract.ts'
import type { AnalystQuestion, EarlierJob, Observation, Proposal } from '../../../ports/analyst.ts'
import { startAnalystChild } from './analyst-child.ts'
import { createAnalystProcesses } from './index.ts'

const never = new AbortController().signal
const strangeProgram = fileURLToPath(new URL('./strange-program.contract.ts', import.meta.url))
const tooCostly: Proposal = {
  kind: 'refuse',
  refusal: { reason: 'too-costly', understood: [], missing: [] },
}

function open(options: { readonly processes?: number; readonly seconds?: number } = {}) {
  const analyst = createAnalystProcesses({
    processes: 2,
    seconds: 1,
    memoryMegabytes: 64,
    isolation: 'process',
    program: strangeProgram,
    ...options,
  })
  onTestFinished(() => analyst.close())
  const ask = (text: string, signal = never) => analyst.propose(question(text), [], [], signal)
  return { analyst, ask }
}

const question = (text: string, tables: AnalystQuestion['tables'] = []): AnalystQuestion => ({
  text,
  language: 'EN',
  mode: 'AUTO',
  today: '2026-01-31',
  tables,
  relations: [],
  values: [],
})

const answered = (about: string): Proposal => ({ kind: 'clarify', about, options: [] })
const news = (text: string) => answered(`${text}: new tables, new question, 0 observations`)
const trial: Observation = { stepId: 'try-1', columns: [], rows: [], rowCount: 0, trial: true }

describe('the analyst in processes of its own', () => {
  it('refuses a question that computes too long, while others are answered', async () => {
    const { ask } = open()
    const costly = ask('compute for ever')
    expect(await ask('plain')).toEqual(news('plain'))
    expect(await costly).toEqual(tooCostly)
    expect(await ask('plain again')).toEqual(news('plain again'))
  })

  it('refuses a question that needs too much memory', async () => {
    const { ask } = open({ processes: 1, seconds: 60 })
    const costly = ask('hold everything')
    const waits = ask('plain')
    expect(await costly).toEqual(tooCostly)
    expect(await waits).toEqual(news('plain'))
  })

  it('fails one question where its process ends, and answers those that wait for it', async () => {
    const { ask } = open({ processes: 1 })
    const [ended, ...others] = await Promise.allSettled([ask('end'), ask('plain'), ask('another')])
    expect(ended).toMatchObject({ status: 'rejected', reason: { name: 'AnalystFailure', reason: 'lost' } })
    expect(others).toEqual([
      { status: 'fulfilled', value: news('plain') },
      { status: 'fulfilled', value: news('another') },
    ])
  })

  it('fails where the program says that it failed, and keeps its process', async () => {
    const { ask } = open({ processes: 1 })
    await expect(ask('throw')).rejects.toMatchObject({ reason: 'failed' })
    expect(await ask('plain')).toMatchObject({ kind: 'clarify' })
  })

  it('ends a running question with its signal, and a waiting one', async () => {
    const { ask } = open({ processes: 1, seconds: 60 })
    await ask('plain')
    const [running, waiting] = [new AbortController(), new AbortController()]
    const first = ask('compute for ever', running.signal)
    const second = ask('waits', waiting.signal)
    const third = ask('after them')
    waiting.abort(new Error('not needed any more'))
    await expect(second).rejects.toThrow('not needed any more')
    running.abort(new Error('cancelled'))
    await expect(first).rejects.toThrow('cancelled')
    expect(await third).toEqual(news('after them'))
    await expect(ask('too late', AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
  })

  it('is given the same tables and the same question only once', async () => {
    const { analyst } = open({ processes: 1 })
    const tables: AnalystQuestion['tables'] = []
    const [first, second] = [question('first', tables), question('second', tables)]
    const about = async (asked: AnalystQuestion, observations: readonly Observation[] = []) => {
      const proposal = await analyst.propose(asked, [], observations, never)
      return proposal.kind === 'clarify' ? proposal.about : proposal.kind
    }
    expect(await about(first)).toBe('first: new tables, new question, 0 observations')
    expect(await about(first, [trial])).toBe('first: known tables, known question, 1 observations')
    expect(await about(second)).toBe('second: known tables, new question, 0 observations')
    expect(await about(question('let go', tables))).toContain('known tables')
    const third = question('third', tables)
    expect(await about(third)).toBe('third: new tables, new question, 0 observations')
    expect(await about(third, [trial])).toBe('third: known tables, known question, 1 observations')
  })

  it('remembers what it proposed, but not that it took too long, and not of other tables or context', async () => {
    const { analyst } = open({ processes: 1 })
    const tables: AnalystQuestion['tables'] = []
    const propose = (text: string, of = tables, context: readonly EarlierJob[] = []) =>
      analyst.propose(question(text, of), context, [], never)
    const first = await propose('first')
    expect(first).toEqual(news('first'))
    expect(await propose('first')).toBe(first)
    const judged = { ...question('first', tables), corrections: [{ question: 'first', reason: 'no' }] }
    expect(await analyst.propose(judged, [], [], never)).toBe(first)
    expect(await propose('first', [])).not.toBe(first)
    const earlier = { question: 'before', plan: { version: 1, steps: [] } } as const
    expect(await propose('first', tables, [earlier])).not.toBe(first)
    expect(await propose('compute for ever')).toEqual(tooCostly)
    expect(await propose('compute for ever')).toEqual(tooCostly)
    const ended = AbortSignal.abort(new Error('before'))
    await expect(analyst.propose(question('first', tables), [], [], ended)).rejects.toThrow('before')
  })

  it('hears a text once, for each set of tables and language', async () => {
    const { analyst } = open({ processes: 1 })
    const tables: AnalystQuestion['tables'] = []
    const first = await analyst.hear('first', { tables }, never)
    expect(first).toEqual({ language: 'EN', spans: ['first'] })
    expect(await analyst.hear('first', { tables }, never)).toBe(first)
    expect(await analyst.hear('first', { tables, expected: 'DE' }, never)).not.toBe(first)
    expect(await analyst.hear('first', { tables: [] }, never)).not.toBe(first)
    expect(await analyst.hear('hear for ever', { tables, expected: 'DE' }, never)).toEqual({
      language: 'DE',
      spans: [],
    })
    await expect(analyst.hear('first', { tables }, AbortSignal.abort(new Error('before')))).rejects.toThrow(
      'before',
    )
  })

  it('has no process any more once it is closed', async () => {
    const child = startAnalystChild({
      isolation: 'process',
      seconds: 1,
      memoryMegabytes: 64,
      program: strangeProgram,
    })
    await child.ready
    child.kill()
    await child.gone
    expect(child.alive).toBe(false)
    const { analyst, ask } = open()
    await analyst.close()
    await expect(ask('plain')).rejects.toThrow('closed')
  })

  it('fails what waits where no process can be started', async () => {
    const { ask } = open({ processes: 1 })
    const broken = createAnalystProcesses({
      processes: 1,
      seconds: 1,
      memoryMegabytes: 64,
      isolation: 'process',
      program: `${strangeProgram}.missing.ts`,
    })
    onTestFinished(() => broken.close())
    await expect(broken.propose(question('plain'), [], [], never)).rejects.toThrow()
    expect(await ask('plain')).toMatchObject({ kind: 'clarify' })
  })
})

const whole = createAnalystProcesses({
  processes: 2,
  seconds: 30,
  memoryMegabytes: 512,
  isolation: 'process',
})
analystContract(
  'the analyst in processes',
  () => whole,
  () => whole.close(),
)
