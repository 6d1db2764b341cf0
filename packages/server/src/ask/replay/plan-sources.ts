import type { SourceChange } from '@auger/contract'
import { failures } from '../../domain/errors.ts'
import type { Job } from '../../domain/job.ts'
import type { Plan } from '@auger/contract/plan'
import { isTableOf, type Source } from '../../domain/source.ts'
import { tableIdsOf } from '../../domain/step-tables.ts'
import type { Store } from '../../ports/store.ts'
import { allSources } from '../pin-sources.ts'

/** A source that a plan reads, and what became of it since the job was asked. */
export interface PlanSource {
  readonly id: string
  readonly name: string
  readonly change: SourceChange
  /** Why it is invalid. */
  readonly error: string | null
  /** A source of the same name that the dataset has in its place. */
  readonly namesake: string | undefined
}

export function planSources(job: Job, plan: Plan, store: Store): Promise<readonly PlanSource[]> {
  const read = plan.steps.flatMap(tableIdsOf)
  const ids = job.request.sourceIds.filter((id) => read.some((tableId) => isTableOf(tableId, id)))
  return Promise.all(
    ids.map(async (id) => {
      const source = await store.sources.find(id)
      if (source === undefined) return deletedSource(id, job, store)
      const { name, error } = source
      return { id, name, change: changeOf(source, job), error, namesake: undefined }
    }),
  )
}

function changeOf({ id, status, reading }: Source, { request }: Job): SourceChange {
  switch (status) {
    case 'synching':
      throw failures.sourcesNotReady()
    case 'invalid':
      return 'invalid'
    case 'synched': {
      // What was never read anew is as it was, whenever it was asked.
      const asked = request.readings?.[id] ?? (reading === 0 ? 0 : undefined)
      if (asked === undefined) return 'unknown'
      return asked === reading ? 'none' : 'reread'
    }
  }
}

/** Only the job still knows its name. */
async function deletedSource(id: string, job: Job, store: Store): Promise<PlanSource> {
  const events = await store.jobs.events(job.id, 0)
  const cited = events
    .flatMap(({ said }) => (said.kind === 'sources' ? said.sources : []))
    .find(({ datasource_id }) => datasource_id === id)
  const { datasetId } = job.request
  const others = cited === undefined || datasetId === null ? [] : await allSources(datasetId, store)
  return {
    id,
    name: cited?.source ?? id,
    change: 'deleted',
    error: null,
    namesake: others.findLast(({ name }) => name === cited?.source)?.id,
  }
}
