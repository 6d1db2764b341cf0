import type { PassageIndex } from './passage-index.ts'
import { termsOf } from './terms.ts'

export interface RankedPassage {
  /** Which of the indexes, and which of its passages. */
  readonly index: number
  readonly passage: number
  readonly score: number
  /** How much of what the question says the passage has, rare words counting more; from 0 to 1. */
  readonly share: number
}

const saturation = 1.2
const lengthShare = 0.5

/** The passages that answer best to a question by BM25, over all indexes as if they were one; at most `most`, best first. */
export function rankPassages(
  question: string,
  indexes: readonly PassageIndex[],
  most: number,
): readonly RankedPassage[] {
  const passages = indexes.reduce((sum, index) => sum + index.passages, 0)
  const average = indexes.reduce((sum, index) => sum + index.characters, 0) / Math.max(1, passages)
  const scores = indexes.map((index) => new Float64Array(index.passages))
  const held = indexes.map((index) => new Float64Array(index.passages))
  let all = 0
  for (const [term, weight] of weights(question)) {
    const found = indexes.map((index) => index.find(term))
    const holding = found.reduce((sum, postings) => sum + postings.length, 0)
    const rarity = Math.log(1 + (passages - holding + 0.5) / (holding + 0.5))
    all += weight * rarity
    found.forEach((postings, number) => {
      const [index, own, has] = [indexes[number], scores[number], held[number]]
      if (index === undefined || own === undefined || has === undefined) return
      for (const { passage, count } of postings) {
        const long = 1 - lengthShare + (lengthShare * index.lengthOf(passage)) / average
        const share = (count * (saturation + 1)) / (count + saturation * long)
        own[passage] = (own[passage] ?? 0) + weight * rarity * share
        has[passage] = (has[passage] ?? 0) + weight * rarity
      }
    })
  }
  return scores
    .flatMap((own, index) =>
      [...own].map((score, passage) => ({
        index,
        passage,
        score,
        share: (held[index]?.[passage] ?? 0) / all,
      })),
    )
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.index - other.index || one.passage - other.passage)
    .slice(0, most)
}

/** A term counts once, however often the question repeats it. */
function weights(question: string): ReadonlyMap<string, number> {
  return new Map(termsOf(question).map(({ text, weight }) => [text, weight]))
}
