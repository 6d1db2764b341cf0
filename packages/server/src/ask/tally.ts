import { addCosts, noCost, type Cost } from '../domain/cost.ts'
import type { ModelUse } from '../domain/model-use.ts'
import type { Job } from '../domain/job.ts'
import type { Clock } from '../ports/clock.ts'
import type { QueryAnswer } from '../ports/engine.ts'
import type { JobStage, Meter } from '../ports/meter.ts'
import type { Tracer } from '../ports/tracer.ts'

/** What one run of a job takes: the time of each stage, and what the engine did for it. */
export interface Tally {
  /** Of all queries, and of the model, so far. */
  readonly cost: Cost
  /** Runs a stage; while several run beside each other, the time counts for the one that was begun last. */
  time<Value>(stage: TimedStage, run: () => Promise<Value>): Promise<Value>
  query(run: () => Promise<QueryAnswer>): Promise<QueryAnswer>
  /** Tells the meter, once the job is over. */
  report(endedAs?: Parameters<Meter['jobEnded']>[0]): void
}

type TimedStage = Exclude<JobStage, 'wait' | 'rest' | 'whole'>

export function startTally(
  job: Job,
  {
    clock,
    meter,
    tracer,
    modelUse = () => undefined,
  }: {
    readonly clock: Clock
    readonly meter: Meter
    readonly tracer: Tracer
    readonly modelUse?: () => ModelUse | undefined
  },
): Tally {
  const waited = Math.max(0, (clock.now().getTime() - Date.parse(job.createdAt)) / 1_000)
  tracer.note({ 'auger.job.waited_seconds': waited, 'auger.job.attempts': job.attempts })
  const startedAt = performance.now()
  const stages = new Map<TimedStage, number>()
  const underWay: TimedStage[] = []
  let countedUntil = startedAt
  let cost = noCost

  const count = (): void => {
    const stage = underWay.at(-1)
    if (stage !== undefined) stages.set(stage, (stages.get(stage) ?? 0) + secondsSince(countedUntil))
    countedUntil = performance.now()
  }

  const time: Tally['time'] = async (stage, run) => {
    count()
    underWay.push(stage)
    try {
      return await tracer.span(`job ${stage}`, {}, run)
    } finally {
      count()
      underWay.splice(underWay.lastIndexOf(stage), 1)
    }
  }

  return {
    get cost() {
      const model = modelUse()
      return model === undefined ? cost : { ...cost, model }
    },
    time,
    async query(run) {
      const since = performance.now()
      try {
        const answer = await time('query', run)
        cost = addCosts(cost, answer.cost)
        return answer
      } catch (error) {
        // Of a query that failed nothing else is known.
        cost = addCosts(cost, { ...noCost, milliseconds: secondsSince(since) * 1_000 })
        throw error
      }
    },
    report(endedAs) {
      const worked = secondsSince(startedAt)
      const timed = [...stages.values()].reduce((sum, seconds) => sum + seconds, 0)
      for (const [stage, seconds] of stages) meter.stage(stage, seconds)
      meter.stage('wait', waited)
      meter.stage('rest', Math.max(0, worked - timed))
      meter.stage('whole', waited + worked)
      if (stages.has('query')) meter.jobCost(cost)
      const model = modelUse()
      if (model !== undefined) meter.modelUse(model)
      if (endedAs !== undefined) meter.jobEnded(endedAs)
    },
  }
}

const secondsSince = (moment: number): number => (performance.now() - moment) / 1_000
