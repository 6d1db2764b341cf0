import { setImmediate as nextTurn } from 'node:timers/promises'

const longestTurn = 5

/** Maps a list that may be long: others have their turn whenever a few milliseconds are used up. */
export async function mapInTurns<Item, Outcome>(
  list: readonly Item[],
  map: (item: Item, index: number) => Outcome,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let began = performance.now()
  for (const [index, item] of list.entries()) {
    outcomes.push(map(item, index))
    if (performance.now() - began < longestTurn) continue
    await nextTurn()
    began = performance.now()
  }
  return outcomes
}
