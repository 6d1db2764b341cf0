import type { AnalystQuestion, EarlierJob } from '../ports/analyst.ts'
import { candidatesFor, type Scene } from './candidate/index.ts'
import { featuresOfAll } from './feature/features.ts'
import { compileFrame } from './frame/compile.ts'
import { lexiconsFor } from './lexicon/lexicons-for.ts'
import { loadConcepts } from './lexicon/load.ts'
import { columnsAbout, linkQuestion } from './link/index.ts'
import type { Understood } from './understood.ts'
import { tokenize } from './tokenizer/tokenize.ts'

/** From the words of a question to the frames that they may mean: tokens, links, candidates, features. */
export async function understand(
  asked: AnalystQuestion,
  context: readonly EarlierJob[] = [],
): Promise<readonly Understood[]> {
  const scene = await sceneOf(asked)
  const compiled = candidatesFor(scene, context).flatMap((candidate) => {
    const found = compileFrame(candidate.frame, asked)
    return 'problem' in found ? [] : [{ candidate, steps: found.steps }]
  })
  const features = featuresOfAll(compiled.map(({ candidate }) => candidate))
  return compiled.map(({ candidate, steps }, at) => ({
    frame: candidate.frame,
    steps,
    features: features[at] ?? new Map(),
    candidate,
  }))
}

async function sceneOf(asked: AnalystQuestion): Promise<Scene> {
  const [lexicons, concepts] = await Promise.all([lexiconsFor(asked), loadConcepts()])
  const [own, english = own] = lexicons
  const tokens = tokenize(asked.text, own, english, own.cuts)
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
