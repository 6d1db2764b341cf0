import type { Engine, TransformAnswer, TransformRequest } from '../ports/engine.ts'

/** Where one ingest does its work: a folder, and the engine to run our statements on files in it. */
export interface Workbench {
  readonly folder: string
  readonly signal: AbortSignal
  /** Runs statements that read only these files, and write only to the folder; `at` says where they find one. */
  run(
    statements: TransformRequest['statements'],
    reads: readonly string[],
  ): Promise<readonly TransformAnswer[]>
}

const seconds = 600

export function createWorkbench(
  engine: Engine,
  projectId: string,
  folder: string,
  signal: AbortSignal,
): Workbench {
  return {
    folder,
    signal,
    run: (statements, reads) =>
      engine.transform({ projectId, statements, reads, writesTo: folder, seconds }, signal),
  }
}
