import type pg from 'pg'
import type { QueuedTask, TaskKind, WaitingTasks } from '../../../ports/queue.ts'

/** A task that a process holds, until its lease is over by the clock of the database. */
export interface HeldTask {
  readonly task: QueuedTask
  readonly lease: string
}

export interface Claim {
  readonly kind: TaskKind
  readonly holder: string
  readonly leaseSeconds: number
  /** Projects that have all the places that they may have of the process. */
  readonly fullProjects: readonly string[]
  readonly datasetsAtHand: readonly string[]
}

/** The tasks of all processes. */
export interface TaskRows {
  add(task: QueuedTask): Promise<void>
  restore(tasks: readonly QueuedTask[]): Promise<void>
  claim(claim: Claim): Promise<HeldTask | undefined>
  /** Those of the leases that still hold. */
  renew(leases: readonly string[], leaseSeconds: number): Promise<ReadonlySet<string>>
  endLease(lease: string, finished: boolean): Promise<void>
  /** Those of the kinds of which a task may wait. */
  due(kinds: readonly TaskKind[]): Promise<readonly TaskKind[]>
  backlog(): Promise<readonly WaitingTasks[]>
}

interface Row {
  readonly kind: TaskKind
  readonly id: string
  readonly project_id: string
  readonly dataset_id: string | null
  readonly trace: string | null
  readonly lease: string
}

const restoredAtOnce = 1_000

const renewLeases = `
UPDATE queue_tasks SET lease_until = clock_timestamp() + make_interval(secs => $2)
WHERE lease = ANY ($1::bigint[]) RETURNING lease
`

const dueKinds = `
SELECT kind FROM unnest($1::text[]) AS given (kind) WHERE
  EXISTS (SELECT FROM queue_lines AS line WHERE line.kind = given.kind) OR EXISTS (
    SELECT FROM queue_tasks AS task
    WHERE task.kind = given.kind AND task.holder IS NOT NULL AND task.lease_until < clock_timestamp()
  )
`

const backlog = `
SELECT kind, count(*)::integer AS tasks,
  extract(epoch FROM clock_timestamp() - min(added_at))::double precision AS "oldestSeconds"
FROM queue_tasks WHERE holder IS NULL GROUP BY kind
`

export function taskRows(pool: pg.Pool): TaskRows {
  return {
    async add({ kind, id, projectId, datasetId, trace }) {
      await pool.query('SELECT queue_add($1, $2, $3, $4, $5)', [kind, id, projectId, datasetId, trace])
    },
    async restore(tasks) {
      for (let from = 0; from < tasks.length; from += restoredAtOnce) {
        const some = tasks.slice(from, from + restoredAtOnce)
        await pool.query('SELECT queue_restore($1, $2, $3, $4, $5)', [
          some.map(({ kind }) => kind),
          some.map(({ id }) => id),
          some.map(({ projectId }) => projectId),
          some.map(({ datasetId }) => datasetId ?? null),
          some.map(({ trace }) => trace ?? null),
        ])
      }
    },
    async claim({ kind, holder, leaseSeconds, fullProjects, datasetsAtHand }) {
      const { rows } = await pool.query<Row>('SELECT * FROM queue_claim($1, $2, $3, $4, $5)', [
        kind,
        holder,
        leaseSeconds,
        fullProjects,
        datasetsAtHand,
      ])
      return rows[0] === undefined ? undefined : { task: taskOf(rows[0]), lease: rows[0].lease }
    },
    async renew(leases, leaseSeconds) {
      const { rows } = await pool.query<Pick<Row, 'lease'>>(renewLeases, [leases, leaseSeconds])
      return new Set(rows.map(({ lease }) => lease))
    },
    async endLease(lease, finished) {
      await pool.query('SELECT queue_end_lease($1, $2)', [lease, finished])
    },
    async due(kinds) {
      const { rows } = await pool.query<Pick<Row, 'kind'>>(dueKinds, [kinds])
      return rows.map(({ kind }) => kind)
    },
    async backlog() {
      const { rows } = await pool.query<WaitingTasks>(backlog)
      return rows
    },
  }
}

const taskOf = ({ kind, id, project_id: projectId, dataset_id, trace }: Row): QueuedTask => ({
  kind,
  id,
  projectId,
  ...(dataset_id === null ? {} : { datasetId: dataset_id }),
  ...(trace === null ? {} : { trace }),
})
