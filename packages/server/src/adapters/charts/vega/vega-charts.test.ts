import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterEach, describe, expect, it } from 'vitest'
import type { ChartSpecification } from '../../../domain/chart.ts'
import type { Charts } from '../../../ports/charts.ts'
import { chartsContract } from '../../../ports/charts.contract.ts'
import { offeredLevels } from '../../engine/duckdb/offered-levels.contract.ts'
import { createVegaCharts } from './vega-charts.ts'

const never = new AbortController().signal

const chart: ChartSpecification = {
  data: { values: [{ name: 'a', amount: 1 }] },
  mark: 'bar',
  encoding: { x: { field: 'name', type: 'nominal' }, y: { field: 'amount', type: 'quantitative' } },
}

/** A pattern that takes longer with each letter, beyond all patience: it uses time and no memory. */
const endless: ChartSpecification = {
  ...chart,
  data: { values: [{ name: `${'a'.repeat(60)}!`, amount: 1 }] },
  transform: [{ filter: "test(regexp('^(a+)+$'), datum.name)" }],
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function untilGone(pid: number): Promise<void> {
  while (isRunning(pid)) await wait(20)
}

/** The process of which it is, or which it is itself, that is a child of this one. */
function startedByUs(pid: number): number {
  const [, parent] = /^\d+ \(.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  return parent === undefined || Number(parent) === process.pid ? pid : startedByUs(Number(parent))
}

const isolation = (await offeredLevels()).at(-1) ?? 'process'

function open(limitSeconds = 20) {
  const pids: number[] = []
  const charts = createVegaCharts({ isolation, limitSeconds, started: (pid) => pids.push(pid) })
  const crash = async () => {
    const pid = pids.at(-1)
    if (pid === undefined) throw new Error('Nothing has been drawn yet')
    const started = startedByUs(pid)
    // The only signal that the first process of a sandbox cannot leave unheard.
    process.kill(pid, 'SIGKILL')
    // What wraps it goes after it, and only then its end is known.
    await untilGone(started)
  }
  return { charts, crash, pids }
}

chartsContract(open)

describe('the drawing process', () => {
  let charts: Charts | undefined
  afterEach(async () => charts?.close())

  it('starts on first use, stays warm, and ends on close', async () => {
    const subject = open()
    charts = subject.charts
    expect(subject.pids).toEqual([])
    await charts.draw(chart, never)
    await charts.draw(chart, never)
    expect(subject.pids).toHaveLength(1)
    await charts.close()
    expect(subject.pids.map(isRunning)).toEqual([false])
  })

  it('is killed when a drawing takes too long, and the next drawing has a new one', async () => {
    const subject = open(3)
    charts = subject.charts
    await expect(charts.draw(endless, never)).rejects.toThrow(/longer than 3 s/)
    await charts.draw(chart, never)
    expect(subject.pids).toHaveLength(2)
    expect(subject.pids.map(isRunning)).toEqual([false, true])
  })

  it('fails the drawing on which it crashes, and says how it ended', async () => {
    const subject = open()
    charts = subject.charts
    await charts.draw(chart, never)
    const drawing = charts.draw(endless, never)
    const outcome = expect(drawing).rejects.toThrow(/ended by SIGKILL|ended with code 137/)
    await wait(100)
    await subject.crash()
    await outcome
    await charts.draw(chart, never)
    expect(subject.pids).toHaveLength(2)
  })

  it('is killed when its drawing is aborted', async () => {
    const subject = open()
    charts = subject.charts
    await charts.draw(chart, never)
    const asked = new AbortController()
    const drawing = charts.draw(endless, asked.signal)
    await wait(100)
    asked.abort(new Error('enough'))
    await expect(drawing).rejects.toThrow('enough')
    await untilGone(subject.pids[0] ?? 0)
    await charts.draw(chart, never)
  })

  it('keeps nobody from ending, and ends with the process that started it', async () => {
    const script = `
      import { createVegaCharts } from ${JSON.stringify(new URL('./vega-charts.ts', import.meta.url).href)}
      const charts = createVegaCharts({ isolation: '${isolation}', started: (pid) => console.log(pid) })
      await charts.draw(${JSON.stringify(chart)}, new AbortController().signal)
    `
    const node = ['--conditions=source', '--import', 'tsx', '--input-type=module', '--eval', script]
    const { stdout } = await promisify(execFile)(process.execPath, node, { cwd: import.meta.dirname })
    expect(stdout).toMatch(/^\d+\n$/)
    await untilGone(Number(stdout))
  })
})
