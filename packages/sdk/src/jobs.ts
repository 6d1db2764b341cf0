import type { DefinitionInput, JobRecord } from '@auger/contract'
import type { Plan } from '@auger/contract/plan'
import { AugerError } from './auger-error.ts'
import { dataOf } from './envelope.ts'
import { streamJob, type Connect, type StreamOptions } from './job-stream.ts'
import { pause } from './pause.ts'
import type { StreamEvent } from './stream-event.ts'
import type { CallOptions, Fields, Transport } from './transport.ts'

export type Question = Omit<Fields<'createJob'>, 'stream'>

export interface PlanToRun extends Omit<Fields<'createPlanJob'>, 'id' | 'stream' | 'plan'> {
  readonly plan: Plan
}

export interface SaidOfAnswer extends Omit<Fields<'giveFeedback', 'id'>, 'definition'> {
  readonly definition?: DefinitionInput | undefined
}

export interface JobOptions extends CallOptions {
  /** The same key and question give the same job; one is made where none is given, so that a lost answer is fetched, not asked again. */
  readonly idempotencyKey?: string | undefined
}

export function jobsOf({ call, send }: Transport) {
  const post = (question: Question, stream: boolean, idempotencyKey: string, options: CallOptions) =>
    send('createJob', { ...question, stream }, options, { 'idempotency-key': idempotencyKey })

  const resume = (place: { readonly jobId: string; readonly lastEventId: string }, options: CallOptions) =>
    send(
      'streamJobEvents',
      { id: place.jobId },
      options,
      place.lastEventId === '' ? {} : { 'last-event-id': place.lastEventId },
    )

  return {
    /** Asks and waits for the whole answer. A connection lost on the way does not lose the job. */
    ask: async (
      question: Question,
      options: JobOptions & { readonly retries?: number } = {},
    ): Promise<JobRecord> => {
      const { idempotencyKey = crypto.randomUUID(), retries = 3, ...callOptions } = options
      for (let failures = 0; ; failures++) {
        try {
          return (await dataOf(await post(question, false, idempotencyKey, callOptions))) as JobRecord
        } catch (error) {
          if (error instanceof AugerError || options.signal?.aborted || failures >= retries) throw error
          await pause(200 * 2 ** failures, options.signal)
        }
      }
    },
    /** Asks and yields what the job says as it says it, resuming by itself when the connection drops. */
    stream: (
      question: Question,
      options: JobOptions & StreamOptions = {},
    ): AsyncGenerator<StreamEvent, void> => {
      const { idempotencyKey = crypto.randomUUID(), userId, externalTraceId } = options
      const connect: Connect = (place, signal) =>
        place === undefined
          ? post(question, true, idempotencyKey, { userId, externalTraceId, signal })
          : resume(place, { userId, externalTraceId, signal })
      return streamJob(connect, undefined, options)
    },
    /** What a job said and still says: from the start, or after the event named. */
    events: (
      id: string,
      options: CallOptions & StreamOptions & { readonly lastEventId?: string } = {},
    ): AsyncGenerator<StreamEvent, void> => {
      const { userId, externalTraceId, lastEventId = '' } = options
      const connect: Connect = (place, signal) =>
        resume(place ?? { jobId: id, lastEventId }, { userId, externalTraceId, signal })
      return streamJob(connect, { jobId: id, lastEventId }, options)
    },
    /** Runs a plan over a dataset and waits for the whole answer. */
    run: async (datasetId: string, plan: PlanToRun, options: JobOptions = {}): Promise<JobRecord> => {
      const { idempotencyKey = crypto.randomUUID(), ...callOptions } = options
      const fields = { ...plan, id: datasetId, stream: false }
      const headers = { 'idempotency-key': idempotencyKey }
      return (await dataOf(await send('createPlanJob', fields, callOptions, headers))) as JobRecord
    },
    /** Runs a plan over a dataset and yields what the job says as it says it, as `stream` does. */
    streamPlan: (
      datasetId: string,
      plan: PlanToRun,
      options: JobOptions & StreamOptions = {},
    ): AsyncGenerator<StreamEvent, void> => {
      const { idempotencyKey = crypto.randomUUID(), userId, externalTraceId } = options
      const connect: Connect = (place, signal) => {
        const callOptions = { userId, externalTraceId, signal }
        if (place !== undefined) return resume(place, callOptions)
        const fields = { ...plan, id: datasetId, stream: true }
        return send('createPlanJob', fields, callOptions, { 'idempotency-key': idempotencyKey })
      }
      return streamJob(connect, undefined, options)
    },
    get: (id: string, options?: CallOptions) => call('getJob', { id }, options),
    cancel: (id: string, options?: CallOptions) => call('cancelJob', { id }, options),
    /** What was sent to a model for the job. */
    ledger: (id: string, options?: CallOptions) => call('getJobLedger', { id }, options),
    /** Says whether the answer is right and why, also with what it should have known. */
    feedback: (id: string, said: SaidOfAnswer, options?: CallOptions) =>
      call('giveFeedback', { ...said, id }, options),
    /** Runs the job's plan again over the sources as they are now and compares. Aborting the signal stops it. */
    replay: (id: string, options?: CallOptions) => call('replayJob', { id }, options),
  }
}
