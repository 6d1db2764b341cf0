import { pictureOf } from '@auger/server/ask/picture'
import type { Parts } from '@auger/server/compose'
import type { JobEvent } from '@auger/server/domain/event'

export interface EarlyPictures {
  heard(event: JobEvent, jobId: string): void
  of(file: number, jobId: string): Promise<unknown>
}

/** Draws the charts of a job as soon as it has them, while it still looks for what to ask next. */
export function drawEarly(parts: Parts): EarlyPictures {
  const drawing = new Map<number, Promise<unknown>>()
  const of = (file: number, jobId: string): Promise<unknown> => {
    const picture = drawing.get(file) ?? pictureOf(jobId, file, parts)
    drawing.set(file, picture)
    return picture
  }
  return {
    heard({ said }, jobId) {
      // Whoever saves it is told why it failed.
      if (said.kind === 'image') of(said.file, jobId).catch(() => undefined)
    },
    of,
  }
}
