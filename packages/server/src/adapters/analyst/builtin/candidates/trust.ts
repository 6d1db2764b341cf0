import { worthOf, type Features, type Weights } from './features.ts'

/** Which features of a candidate tell how far it can be trusted, besides how it stands among the others. */
const telling =
  /^(?:unexplained|unused:|outcome:|shape:|subject:|by:|table:|strict:|conditions$|condition:value:part|condition:[a-z]+:unlabelled)/

export function trustFeatures(features: Features, likelihood: number, worth: number): Features {
  const clipped = Math.min(0.999, Math.max(0.001, likelihood))
  return [
    ['always', 1],
    ['likelihood', Math.log(clipped / (1 - clipped))],
    ['worth', worth / 10],
    ...features.filter(([name]) => telling.test(name)),
    ...lostIn(features),
  ]
}

/** A word left out weighs more in a count, which it may have narrowed, than in a look-up. */
function lostIn(features: Features): Features {
  const lost = features.find(([name]) => name === 'unexplained')?.[1] ?? 0
  const shape = features.find(([name]) => name.startsWith('shape:'))?.[0]
  return lost === 0 || shape === undefined ? [] : [[`lost:${shape}`, Math.min(3, lost)]]
}

/** How likely it is that a candidate answers the question. */
export function trustOf(features: Features, likelihood: number, worth: number, weights: Weights): number {
  return 1 / (1 + Math.exp(-worthOf(trustFeatures(features, likelihood, worth), weights)))
}
