import type { NumberTarget } from '../../link/link.ts'
import { isEmpty, isThing, senseOf, type Reading } from '../reading.ts'

export interface NumberBeside {
  readonly index: number
  readonly to: NumberTarget
}

/** The numbers that belong to a word: those right before it, joined or not ("the 5th and 95th percentile"), else those right behind. */
export function numbersBeside(reading: Reading, at: number): readonly NumberBeside[] {
  const before = numbersFrom(reading, at, -1)
  return before.length > 0 ? before : numbersFrom(reading, at, 1)
}

function numbersFrom({ items, scene }: Reading, at: number, step: 1 | -1): readonly NumberBeside[] {
  const found: NumberBeside[] = []
  for (let index = at + step; index >= 0 && index < items.length; index += step) {
    const item = items[index]
    if (item === undefined) break
    const right = step === 1 ? item : items[index + 1]
    const isNumber = isThing(item) && item.to.kind === 'number'
    // In some languages a point makes a place of a number, and ends no sentence: 90. Perzentil.
    const isPlace = isNumber && step === -1 && index === at - 1
    if (right !== undefined && scene.tokens[right.from]?.before === 'sentence' && !isPlace) break
    if (isThing(item) && item.to.kind === 'number') found.push({ index, to: item.to })
    else if (!isEmpty(item) && senseOf(item, 'joint') === undefined) break
  }
  return step === 1 ? found : found.reverse()
}
