import { isNumeric } from '../../domain/table.ts'
import { isThing, senseOf, type Reading } from './reading.ts'
import { columnOf, tellsTime } from './scene.ts'

/**
 * Whether a thing may be what a word asks for: nobody's name is a number, so who received the fewest votes asks for no votes; and what
 * has a word of its own behind it that nothing is called by asks for that: what film was released before.
 */
export function mayAnswer(reading: Reading, ask: number, thing: number): boolean {
  const item = reading.items[thing]
  const word = reading.items[ask]
  const next = reading.items[ask + 1]
  if (word === undefined || !isThing(item) || item.to.kind !== 'column') return true
  if (ask < thing && ask + 1 !== thing && next !== undefined && next.from > word.until) return false
  const column = columnOf(reading.scene, item.to.column)
  switch (senseOf(word, 'ask')?.about) {
    case 'person':
    case 'place':
      return !isNumeric(column) && !tellsTime(column)
    case 'time':
      return !isNumeric(column) || tellsTime(column)
    default:
      return true
  }
}

/** The word that asks for something that nothing here is called by: which film was released first. */
export const asksForUnknown = ({ items, scene }: Reading): number | undefined => {
  const ask = items.findIndex((item) => senseOf(item, 'ask') !== undefined)
  const [word, next] = [items[ask], items[ask + 1]]
  if (word === undefined) return undefined
  const token = scene.tokens[word.until]
  return token?.kind === 'word' && (next?.from ?? scene.tokens.length) > word.until ? ask : undefined
}
