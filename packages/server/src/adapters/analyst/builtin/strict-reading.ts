import { addsUp } from './adds-up.ts'
import { groundWords } from './ground-words.ts'
import { harmless } from './harmless.ts'
import { interpretations } from './interpretations.ts'
import type { ReadQuestion } from './question.ts'
import type { Reading } from './reading.ts'

/** Readings that score as close as this cannot be told apart by the rules. */
const close = 0.05

/** The rules know of no place but the first. */
const namesLaterPlace = (question: ReadQuestion): boolean =>
  groundWords(question).some(
    ({ ground }) =>
      ground.kind === 'word' &&
      ground.meanings.some((meaning) => 'place' in meaning && typeof meaning.place === 'number'),
  )

/** How the rules read the question where they leave no word of it unexplained; several where tables answer alike. */
export function strictReadings(question: ReadQuestion): readonly Reading[] {
  const whole = interpretations(question).filter(
    ({ interpretation }) => interpretation.reading !== undefined && harmless(interpretation) !== undefined,
  )
  const [best] = namesLaterPlace(question) ? [] : whole
  if (best === undefined || best.interpretation.doubts > 0) return []
  const alike = whole.filter(
    ({ score, interpretation }) =>
      score >= best.score - close &&
      (interpretation === best.interpretation || interpretation.table !== best.interpretation.table),
  )
  return alike.flatMap(({ interpretation: { reading } }) =>
    reading === undefined || addsWhatDoesNot(reading) ? [] : [reading],
  )
}

const addsWhatDoesNot = ({ want }: Reading): boolean =>
  want.kind === 'measures' &&
  want.measures.some(
    ({ function: measure, column }) => measure === 'sum' && column !== undefined && !addsUp(column),
  )
