// The weights as they are kept: a line for each, so that a change can be read.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** So small a weight decides nothing. */
const least = 0.02

/** learned: by part, { names, weights, trust }. A part that was not learned stays as it is in the file. */
export function writeWeights(file, learned) {
  const before = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const now = Object.entries(learned).map(([part, { names, weights, trust }]) => [
    part,
    { worth: worthOf(names, weights), trust },
  ])
  const parts = Object.entries({ ...before, ...Object.fromEntries(now) }).map(
    ([part, { worth, trust }]) =>
      `${JSON.stringify(part)}: {\n"worth": {\n${worthLines(worth)}\n},\n"trust": [\n${lines(trust)}\n]\n}`,
  )
  writeFileSync(file, `{\n${parts.join(',\n')}\n}\n`)
}

const worthOf = (names, weights) =>
  Object.fromEntries(
    names
      .map((name, at) => [name, Number(weights[at].toFixed(2))])
      .filter(([, weight]) => Math.abs(weight) >= least)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )

const worthLines = (worth) =>
  Object.entries(worth)
    .map(([name, weight]) => `${JSON.stringify(name)}: ${weight}`)
    .join(',\n')

const lines = (trees) => trees.map((tree) => JSON.stringify(tree)).join(',\n')
