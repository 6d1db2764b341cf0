// The weights as they are kept: a line for each, so that a change can be read.
import { writeFileSync } from 'node:fs'

/** So small a weight decides nothing. */
const least = 0.02

/** learned: by part, { names, weights, trust }. */
export function writeWeights(file, learned) {
  const parts = Object.entries(learned).map(
    ([part, { names, weights, trust }]) =>
      `${JSON.stringify(part)}: {\n"worth": {\n${worthLines(names, weights)}\n},\n"trust": [\n${lines(trust)}\n]\n}`,
  )
  writeFileSync(file, `{\n${parts.join(',\n')}\n}\n`)
}

const worthLines = (names, weights) =>
  names
    .map((name, at) => [name, Number(weights[at].toFixed(2))])
    .filter(([, weight]) => Math.abs(weight) >= least)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, weight]) => `${JSON.stringify(name)}: ${weight}`)
    .join(',\n')

const lines = (trees) => trees.map((tree) => JSON.stringify(tree)).join(',\n')
