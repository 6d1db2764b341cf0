// Which candidate the analyst would take, by what was learned before.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readRanker } from '@auger/server/analyst/ranker/ranker'
import { scoreOf } from '@auger/server/analyst/ranker/score'

/** (candidates) → the place of the best, by ranker.json of a folder; the first where nothing was learned yet. */
export function chooserOf(folder, featureNames) {
  if (folder === undefined) return () => 0
  const written = JSON.parse(readFileSync(path.join(folder, 'ranker.json'), 'utf8'))
  const { untried } = readRanker(written, featureNames ?? written.untried.features)
  const known = (features) => new Map([...features].filter(([name]) => untried.placeOf.has(name)))
  return (candidates) => {
    const scores = candidates.map(({ features }) => scoreOf(known(features), untried))
    return scores.indexOf(Math.max(...scores))
  }
}
