import type { Dataset } from '../../../domain/dataset.ts'
import type { Definition } from '../../../domain/definition.ts'
import { changesColumn } from '../../../domain/with-definitions.ts'
import type { HttpDeps } from '../../deps.ts'

/** The overview tells what columns are, so it is made anew where that has changed. */
export async function overviewAfter(
  definition: Definition,
  { id, projectId }: Dataset,
  { queue }: HttpDeps,
): Promise<void> {
  if (changesColumn(definition)) await queue.add({ kind: 'overview', id, projectId })
}
