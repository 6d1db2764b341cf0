import { UnreadableFile } from '../../unreadable.ts'
import type { ArchiveEntry } from './archive-entry.ts'

/** One damaged entry may claim the rest of the file; hundreds that do are no accident. */
const mostOverlapping = 8

/** Refuses an archive whose parts lie in each other: a few bytes of it would be unpacked again and again. */
export function refuseOverlapping(entries: readonly ArchiveEntry[], size: number): void {
  const taken = entries.reduce(
    (sum, { headerAt, packedSize = 0 }) => sum + Math.max(0, Math.min(packedSize, size - headerAt)),
    0,
  )
  if (taken <= size * mostOverlapping) return
  throw new UnreadableFile(
    'The file is an archive whose parts overlap, so that it unpacks to far more than it holds. It was not unpacked; please save it anew and upload it again.',
  )
}
