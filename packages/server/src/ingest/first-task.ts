import type { Source } from '../domain/source.ts'
import type { QueuedTask } from '../ports/queue.ts'

/** What a source waits for: its file, where an address has it, or to be read. A file that was fetched before is passed on at once. */
export const firstTask = ({ id, projectId, url }: Pick<Source, 'id' | 'projectId' | 'url'>): QueuedTask => ({
  kind: url === null ? 'ingest' : 'fetch',
  id,
  projectId,
})
