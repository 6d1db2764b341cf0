import { rm } from 'node:fs/promises'
import { askedTables } from '../../domain/asked-tables.ts'
import { BeyondCache } from '../../domain/errors.ts'
import type { Table } from '../../domain/table.ts'
import type { Clock } from '../../ports/clock.ts'
import { EngineFailure, type Engine } from '../../ports/engine.ts'
import type { Objects } from '../../ports/objects.ts'
import type { Store } from '../../ports/store.ts'
import type { Workbench } from '../workbench.ts'
import { checkContainment } from './check-containment.ts'
import { chooseRelations, type Checked } from './choose-relations.ts'
import { namedCandidates, type Candidate } from './named-candidates.ts'
import { numberedCandidates } from './numbered-candidates.ts'
import { valuedCandidates } from './valued-candidates.ts'

export interface RelateDeps {
  readonly store: Pick<Store, 'datasets' | 'sources' | 'lexicon'>
  readonly objects: Objects
  readonly engine: Engine
  readonly clock: Clock
}

const mostChecks = 300
const mostMilliseconds = 10_000
const secondsEach = 20

/** Looks for columns that point to keys of other tables, wherever a table is new. It may be run again at any time. */
export async function relate(datasetId: string, deps: RelateDeps, signal: AbortSignal): Promise<void> {
  const { tables: all, fresh } = await deps.store.datasets.unrelated(datasetId)
  if (fresh.length === 0) return
  // What another table holds too has its keys as well.
  const tables = askedTables(all)
  const candidates = tables.length < 2 ? [] : await candidatesAmong(tables, new Set(fresh), deps)
  const checked = candidates.length === 0 ? [] : await check(candidates, deps, signal)
  await deps.store.datasets.saveRelations(datasetId, chooseRelations(checked), fresh)
}

async function candidatesAmong(
  tables: readonly Table[],
  fresh: ReadonlySet<string>,
  { store }: RelateDeps,
): Promise<readonly Candidate[]> {
  const named = namedCandidates(tables).filter(
    ({ from, to }) => fresh.has(from.table.id) || fresh.has(to.table.id),
  )
  const valued = await valuedCandidates(tables, fresh, named, store.lexicon)
  const numbered = numberedCandidates(tables, fresh, named)
  return [...named, ...valued, ...numbered]
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, mostChecks)
}

/** Table by table, until the time is up: what is left then stays unknown. */
async function check(
  candidates: readonly Candidate[],
  { store, objects, engine, clock }: RelateDeps,
  signal: AbortSignal,
): Promise<readonly Checked[]> {
  const source = await store.sources.find(candidates[0]?.from.table.sourceId ?? '')
  if (source === undefined) return []
  const until = clock.now().getTime() + mostMilliseconds
  const folder = await objects.workFolder()
  const run: Workbench['run'] = (statements, reads) =>
    engine.transform(
      { projectId: source.projectId, statements, reads, writesTo: folder, seconds: secondsEach },
      signal,
    )
  try {
    const checked: Checked[] = []
    for (const table of new Set(candidates.map(({ from }) => from.table))) {
      if (clock.now().getTime() > until) break
      const own = candidates.filter(({ from }) => from.table === table)
      checked.push(...(await checkFrom(own, objects, run).catch(unlessTooMuch)))
    }
    return checked
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function checkFrom(
  candidates: readonly Candidate[],
  objects: Objects,
  run: Workbench['run'],
): Promise<readonly Checked[]> {
  const tables = candidates.flatMap(({ from, to }) => [from.table, to.table])
  const keys = [...new Set(tables.map(({ objectKey }) => objectKey))]
  const places = await objects.localFiles(keys)
  const files = new Map(keys.map((key, index) => [key, places[index]]))
  const shares = await checkContainment(candidates, ({ table }) => files.get(table.objectKey) ?? '', run)
  return candidates.map((candidate, index) => ({ ...candidate, contained: shares[index] ?? 0 }))
}

/** What the engine cannot do within its limits, or what the cache cannot hold, would be too much next time, too. */
function unlessTooMuch(error: unknown): readonly Checked[] {
  const tooMuch =
    error instanceof BeyondCache ||
    (error instanceof EngineFailure && ['timeout', 'memory', 'too-large'].includes(error.reason))
  if (!tooMuch) throw error
  return []
}
