import type { Overrides } from '../domain/source.ts'
import type { Engine, TransformAnswer, TransformRequest } from '../ports/engine.ts'
import type { FileReader } from './reader/open-reader.ts'

/** Where one ingest does its work: a folder, the engine to run our statements on files in it, and a reader of the file. */
export interface Workbench {
  readonly folder: string
  readonly signal: AbortSignal
  readonly reader: FileReader
  /** What columns are whatever they look like. */
  readonly types?: Overrides['types']
  /** Runs statements that read only these files, and write only to the folder; `at` says where they find one. */
  run(
    statements: TransformRequest['statements'],
    reads: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly TransformAnswer[]>
}

/** What looks at tables that are read already. */
export type Bench = Pick<Workbench, 'run'>

const seconds = 600

export const createWorkbench = (
  engine: Engine,
  projectId: string,
  place: Omit<Workbench, 'run'>,
): Workbench => ({ ...place, run: createWorkbenchRun(engine, projectId, place) })

export const createWorkbenchRun =
  (
    engine: Engine,
    projectId: string,
    { folder, signal }: Pick<Workbench, 'folder' | 'signal'>,
  ): Workbench['run'] =>
  (statements, reads, sooner = signal) =>
    engine.transform({ projectId, statements, reads, writesTo: folder, seconds }, sooner)
