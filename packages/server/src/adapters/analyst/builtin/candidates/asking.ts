import { followsPause, isPartOf, type ReadQuestion, type Stretch } from '../question.ts'
import type { Cue } from './mention.ts'
import { oncePerMentions } from './once-per-mentions.ts'
import { mayFollow } from './word-order.ts'

/** What a question opens with; where the asking word stands at its thing, as in 平均年龄是多少, that word wherever it is. */
export const asksWith = oncePerMentions(({ cues, question }): Cue | undefined => {
  const heard = cues.filter(({ meaning: { kind } }) => asking.has(kind))
  // The 何 of 何人 asks nothing of its own.
  const said = heard
    .filter((cue) => !heard.some((longer) => isPartOf(cue, longer)))
    .sort((a, b) => a.start - b.start)
  const opens = (cue: Cue | undefined) => (cue !== undefined && cue.start <= furthest ? cue : undefined)
  if (!mayFollow(question)) return opens(said[0])
  const words = said.filter(({ meaning: { kind } }) => kind !== 'measure')
  return opens(words[0]) ?? words.find(({ meaning: { kind } }) => kind === 'ask') ?? words[0] ?? said[0]
})

const asking: ReadonlySet<Cue['meaning']['kind']> = new Set(['quantity', 'ask', 'list', 'measure'])
const furthest = 3

/** The part of the question between pauses in which it asks. */
export const askingPart = oncePerMentions((mentions) => partAround(mentions.question, asksWith(mentions)))

function partAround(question: ReadQuestion, cue: Cue | undefined): Stretch {
  const { length } = question.units
  if (cue === undefined) return { start: 0, end: length }
  let { start, end } = cue
  while (start > 0 && !followsPause(question, start)) start--
  while (end < length && !followsPause(question, end)) end++
  return { start, end }
}
