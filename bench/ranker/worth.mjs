// What features are worth: each alone, and the pairs that tell most to those that know each alone.
import { createIndex } from './feature-index.mjs'
import { learn, packed, pulls } from './learn.mjs'
import { pairAdder, tellingPairs } from './pairs.mjs'

/** How often questions of a set count: our own are few, those of several tables the fewest, and what people ask of their own files. */
const shares = { own: 5, 'own EN': 12, locales: 5, spider: 4, geoquery: 8, lessons: 1.5, nvbench: 2 }
export const severalShare = 4
/** Of our own, where questions of one table teach about several. */
const lessonShare = 2

function shareOf({ question: { set, language }, several, lesson }) {
  const [name] = set.split(' ')
  if (lesson) return name === 'own' ? lessonShare : 1
  return (shares[`${set} ${language}`] ?? shares[name] ?? 1) * (name === 'own' && several ? severalShare : 1)
}

/** There is something right, and something to mistake it for. */
const isTelling = ({ candidates }) =>
  candidates.some(({ right }) => right) && candidates.some(({ right }) => !right)

/** Returns the names, what they are worth, and how candidates are put so that these can be applied. */
export function learnWorth(items, pairs) {
  const index = createIndex()
  const telling = items.filter(isTelling)
  const vectors = telling.map(({ candidates }) => candidates.map(({ features }) => index.vector(features)))
  const known = new Set(index.names)
  const sizes = () => ({ names: index.names, alone: known.size })
  const examplesOf = (all) =>
    telling.map((item, at) => ({ pack: packed(all[at], item.candidates), share: shareOf(item) }))
  const alone = examplesOf(vectors)
  const first = learn(alone, sizes())
  const pulled = alone.map(({ pack }, at) => {
    const pull = pulls(pack, first)
    return vectors[at].map((vector, place) => ({ ...vector, pull: pull[place] }))
  })
  const add = pairAdder(tellingPairs(pulled, pairs), index)
  const together = examplesOf(vectors.map((list) => list.map(add)))
  return {
    names: index.names,
    weights: learn(together, sizes()),
    pack: (candidates) =>
      packed(
        candidates.map(({ features }) => add(index.vector(features, (name) => known.has(name)))),
        candidates,
      ),
  }
}
