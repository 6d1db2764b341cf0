import type { Step } from '@auger/contract/plan'
import type { AnalystQuestion } from '../ports/analyst.ts'
import { candidatesFor, type Candidate, type Scene } from './candidate/index.ts'
import { featuresOf } from './feature/features.ts'
import { compileFrame } from './frame/compile.ts'
import type { Frame } from './frame/frame.ts'
import { lexiconsFor } from './lexicon/lexicons-for.ts'
import { loadConcepts } from './lexicon/load.ts'
import { columnsAbout, linkQuestion } from './link/index.ts'
import { tokenize } from './tokenizer/tokenize.ts'

/** A frame that a question may mean, as it would be run. */
export interface Understood {
  readonly frame: Frame
  readonly steps: readonly Step[]
  readonly features: ReadonlyMap<string, number>
  readonly candidate: Candidate
}

/** From the words of a question to the frames that they may mean: tokens, links, candidates, features. */
export async function understand(asked: AnalystQuestion): Promise<readonly Understood[]> {
  const scene = await sceneOf(asked)
  return candidatesFor(scene).flatMap((candidate) => {
    const compiled = compileFrame(candidate.frame, asked)
    if ('problem' in compiled) return []
    return [{ frame: candidate.frame, steps: compiled.steps, features: featuresOf(candidate), candidate }]
  })
}

async function sceneOf(asked: AnalystQuestion): Promise<Scene> {
  const [lexicons, concepts] = await Promise.all([lexiconsFor(asked), loadConcepts()])
  const [own, english = own] = lexicons
  const tokens = tokenize(asked.text, own, english)
  const question = { tokens, text: asked.text, asked, lexicons, concepts }
  const links = linkQuestion(question)
  return {
    asked,
    tokens,
    links,
    traits: own.traits,
    columnsAbout: (about) => columnsAbout(question, about),
  }
}
