// Questions by chance, written as gathering writes them: what makes a candidate right is known.
import { openItemWriter } from './gather/item-lines.mjs'
import { randomFrom } from './model/random.mjs'

export const madeUpFeatures = ['exact', 'leftover', 'figures', 'noise']

/**
 * A candidate is right where all words are used and its figures are those asked for; both are told, with some error. A quarter of the
 * questions have nothing right.
 */
export async function writeMadeUp(file, { questions, seed, sets = ['first', 'second'] }) {
  const random = randomFrom(seed)
  const writer = openItemWriter(file)
  await writer.header({ features: madeUpFeatures, sources: {} })
  for (let at = 0; at < questions; at++) {
    const unanswerable = random() < 0.25
    const place = unanswerable ? -1 : Math.floor(random() * 10)
    const candidates = Array.from({ length: 10 }, (_, other) => candidate(other === place, other, random))
    const set = sets[at % sets.length]
    const about = { set, id: String(at), language: 'EN', group: `table ${at % 97}` }
    await writer.item({ ...about, ...(unanswerable ? { unanswerable } : {}), several: false, candidates })
  }
  await writer.close()
}

function candidate(right, answer, random) {
  // Right ones have both or neither; wrong ones have one of them: nothing is told by either alone.
  const exact = random() < 0.5 ? 1 : 0
  const figures = right === random() < 0.95 ? exact : 1 - exact
  return {
    right,
    answer,
    features: [
      ['exact', exact],
      ['figures', figures],
      ['leftover', right ? 0 : Math.floor(random() * 3)],
      ['noise', random()],
      ['outcome:nothing', !right && random() < 0.3 ? 1 : 0],
    ],
  }
}
