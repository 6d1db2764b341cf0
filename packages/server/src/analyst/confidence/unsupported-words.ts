import type { Candidate } from '../candidate/index.ts'
import type { Item } from '../candidate/cover.ts'

/** Words that ask for something that is never computed, as far as the frame makes nothing of them: why, a forecast, what if. */
export function unsupportedWords(text: string, { reading, used }: Candidate): readonly string[] {
  const { tokens } = reading.scene
  return reading.items
    .filter((item, index) => !used.has(index) && isTaskAlone(item))
    .map(({ from, until }) => text.slice(tokens[from]?.start, tokens[until - 1]?.end))
}

/** A word that may say something else, too, is no task for sure. */
const isTaskAlone = (item: Item): boolean =>
  item.kind === 'senses' &&
  item.senses.every(
    (sense) =>
      sense.kind === 'task' &&
      sense.task !== 'overview' &&
      sense.task !== 'quality' &&
      sense.task !== 'duplicates',
  )
