import type { Step } from '@auger/contract/plan'
import type { AnalystQuestion, EarlierJob } from '../ports/analyst.ts'
import { candidatesFor, type Candidate, type Scene } from './candidate/index.ts'
import { featuresOfAll } from './feature/features.ts'
import { compileFrame } from './frame/compile.ts'
import { lexiconsFor } from './lexicon/lexicons-for.ts'
import { loadConcepts } from './lexicon/load.ts'
import { columnsAbout, linkQuestion } from './link/index.ts'
import type { Understood } from './understood.ts'
import { parseTemplate } from './template/parse-template.ts'
import { tokenize } from './tokenizer/tokenize.ts'

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
    // The slots of a template are cells of one result.
    const isOne = candidate.frame.template === undefined || ('steps' in found && found.steps.length === 1)
    if ('steps' in found && isOne) compiled.push({ candidate, steps: found.steps })
  }
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
  const [own] = lexicons
  const english = lexicons.find(({ language }) => language === 'EN') ?? own
  const sceneFor = (text: string): Scene => {
    const tokens = tokenize(text, own, english, own.cuts)
    const question = { tokens, text, asked: { ...asked, text }, lexicons, concepts }
    return {
      asked: question.asked,
      tokens,
      links: linkQuestion(question),
      traits: own.traits,
      columnsAbout: (about) => columnsAbout(question, about),
    }
  }
  const parsed = parseTemplate(asked.text)
  if (parsed === undefined) return sceneFor(asked.text)
  const slots = parsed.slots.map(({ words, description }) => ({
    words: sceneFor(words),
    description: sceneFor(description),
  }))
  return { ...sceneFor(parsed.question), template: { parsed, slots } }
}
