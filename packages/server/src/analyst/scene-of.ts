import { oncePer } from '../domain/once-per.ts'
import type { AnalystQuestion } from '../ports/analyst.ts'
import type { Scene } from './candidate/index.ts'
import { lexiconsFor } from './lexicon/lexicons-for.ts'
import { loadConcepts } from './lexicon/load.ts'
import { columnsAbout, linkQuestion, tablesAbout, unitOf } from './link/index.ts'
import type { Link } from './link/link.ts'
import { isOfTasks } from './link/of-tasks.ts'
import { parseTemplate } from './template/parse-template.ts'
import { tokenize } from './tokenizer/tokenize.ts'

/** A question's tokens and links, and those of the slots that its answer is to be written in; found once. */
export const sceneOf = oncePer(readScene)

async function readScene(asked: AnalystQuestion): Promise<Scene> {
  const [lexicons, concepts] = await Promise.all([lexiconsFor(asked), loadConcepts()])
  const [own] = lexicons
  const english = lexicons.find(({ language }) => language === 'EN') ?? own
  const sceneFor = (text: string): Scene => {
    const tokens = tokenize(text, own, english, own.cuts)
    const question = { tokens, text, asked: { ...asked, text }, lexicons, concepts }
    const about = (of: readonly string[]) => columnsAbout(question, of)
    const links = linkQuestion(question).filter((link) => !asksInVain(link, about))
    return {
      asked: question.asked,
      tokens,
      links: links.filter((link) => !isOfTasks(link)),
      taskLinks: links.filter(isOfTasks),
      traits: own.traits,
      columnsAbout: about,
      tablesAbout: (of) => tablesAbout(question, of),
      unitOf: (column) => unitOf(question, column),
    }
  }
  const parsed = parseTemplate(asked.text)
  if (parsed === undefined) return sceneFor(asked.text)
  const slots = parsed.slots.map(({ words, hint, description }) => ({
    words: sceneFor(words),
    hint: sceneFor(hint),
    description: sceneFor(description),
  }))
  const leads = leadsOf(parsed.question).map(sceneFor)
  return {
    ...sceneFor(parsed.question),
    template: { parsed, slots, leads, remarks: sceneFor(parsed.remarks) },
  }
}

/** How many people asks for a population where one is told; elsewhere its words say what they say alone. */
const asksInVain = ({ from, until, to }: Link, about: Scene['columnsAbout']): boolean =>
  to.kind === 'sense' &&
  to.sense.kind === 'ask' &&
  until - from > 1 &&
  to.sense.of !== undefined &&
  to.sense.of.length > 0 &&
  about(to.sense.of).length === 0

/** What is asked before it is said how: the first sentence, and the first line. */
function leadsOf(question: string): readonly string[] {
  const [line = ''] = question.split('\n')
  const [sentence = ''] = line.split(/(?<=[.!?。！？؟।])\s|(?<=[。！？])/u)
  return [...new Set([sentence, line].map((text) => text.trim()))].filter((text) => text !== '')
}
