import type { AnalystQuestion, EarlierJob } from '../ports/analyst.ts'
import { candidatesFor, type Scene } from './candidate/index.ts'
import { featuresOf } from './feature/features.ts'
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
  return candidatesFor(scene, context).flatMap((candidate) => {
    const compiled = compileFrame(candidate.frame, asked)
    if ('problem' in compiled) return []
    return [{ frame: candidate.frame, steps: compiled.steps, features: featuresOf(candidate), candidate }]
  })
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
