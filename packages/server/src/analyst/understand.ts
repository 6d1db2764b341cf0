import type { Step } from '@auger/contract/plan'
import type { AnalystQuestion, EarlierJob } from '../ports/analyst.ts'
import { candidatesFor, type Candidate } from './candidate/index.ts'
import { featuresOfAll } from './feature/features.ts'
import { compileFrame } from './frame/compile.ts'
import { sceneOf } from './scene-of.ts'
import type { Understood } from './understood.ts'

const mostCandidates = 60
/** Frames that cannot be compiled cost time, too. */
const mostLookedAt = 200

/** From the words of a question to the frames that they may mean: tokens, links, candidates, features. */
export async function understand(
  asked: AnalystQuestion,
  context: readonly EarlierJob[] = [],
): Promise<readonly Understood[]> {
  const scene = await sceneOf(asked)
  const compiled: { readonly candidate: Candidate; readonly steps: readonly Step[] }[] = []
  let looked = 0
  for (const candidate of candidatesFor(scene, context)) {
    if (compiled.length >= mostCandidates || looked++ >= mostLookedAt) break
    const found = compileFrame(candidate.frame, asked)
    if ('steps' in found) compiled.push({ candidate, steps: found.steps })
  }
  const features = featuresOfAll(compiled.map(({ candidate }) => candidate))
  return compiled.map(({ candidate, steps }, at) => ({
    frame: candidate.frame,
    steps,
    features: features[at] ?? new Map(),
    candidate,
  }))
}
