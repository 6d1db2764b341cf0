import type { Step } from '@auger/contract/plan'
import type { ReadQuestion } from '../question.ts'
import { nearTables } from '../near-tables.ts'
import { stepOf } from '../step-of.ts'
import type { Candidate } from './candidate.ts'
import type { Reading } from '../reading.ts'
import { strictReadings } from '../strict-reading.ts'
import { flag, worthOf, type Features, type Weights } from './features.ts'
import { candidatesFor } from './index.ts'
import { mentionsOf } from './mentions.ts'
import { thingsListed } from './things-listed.ts'
import { leftOut } from './total-rows.ts'
import { noUnits, unitsFrom } from './units.ts'

/** A candidate as a step, with how likely it is among those that were kept. */
export interface Ranked {
  readonly candidate: Candidate
  readonly step: Step
  readonly features: Features
  readonly worth: number
  readonly likelihood: number
}

const mostRanked = 40
const mostCompared = 160

/** The likeliest plans, no two alike. */
export function rank(question: ReadQuestion, weights: Weights): readonly Ranked[] {
  const strict = new Map(
    strictReadings(question).map((said) => {
      const reading = withThings(question, leftOut(question, said) ?? said)
      const step = stepOf(reading, question.locale)
      return [keyOf(step), { reading, step }]
    }),
  )
  const kept = new Map<string, Omit<Ranked, 'likelihood'>>()
  const asked = askedFeatures(question)
  for (const candidate of closer(candidatesFor(question, nearTables(question), weights), weights)) {
    if (kept.size === mostRanked) break
    const step = stepOf(candidate.reading, question.locale)
    const key = keyOf(step)
    if (kept.has(key)) continue
    const opinion = strict.size === 0 ? 'strict:silent' : strict.has(key) ? 'strict:agrees' : 'strict:differs'
    const features: Features = [...candidate.features, ...asked, [opinion, 1]]
    kept.set(key, { candidate, step, features, worth: worthOf(features, weights) })
  }
  for (const [key, { reading, step }] of strict)
    if (!kept.has(key)) kept.set(key, alone(question, reading, step, weights))
  return likely([...kept.values()])
}

const withThings = (question: ReadQuestion, reading: Reading): Reading => ({
  ...reading,
  want: thingsListed(mentionsOf(question, reading.table), reading.want, reading.conditions, noUnits),
})

const unitsOfSentence = { words: 10, characters: 20 }
const longest = 4

/** The same for all that a question may mean; what others are worth depends on it. */
const askedFeatures = ({ units, locale }: ReadQuestion): Features => [
  [
    'question:length',
    Math.min(longest, units.length / unitsOfSentence[locale.hears.spaced ? 'words' : 'characters']),
  ],
  ...flag('question:foreign', locale.language !== 'EN'),
]

/** Those that are worth most one feature at a time, by what these are worth together too. */
const closer = (candidates: readonly Candidate[], weights: Weights): readonly Candidate[] =>
  candidates
    .slice(0, mostCompared)
    .map((candidate) => ({ ...candidate, worth: worthOf(candidate.features, weights) }))
    .sort((a, b) => b.worth - a.worth)

/** What only the rules read out of the question. */
function alone(
  question: ReadQuestion,
  reading: Reading,
  step: Step,
  weights: Weights,
): Omit<Ranked, 'likelihood'> {
  const features: Features = [
    ['strict:agrees', 1],
    ['strict:alone', 1],
  ]
  const worth = worthOf(features, weights)
  const units = unitsFrom(0, question.units.length)
  return { candidate: { reading, units, features, worth }, step, features, worth }
}

const keyOf = (step: Step): string => JSON.stringify([step.input, step.verbs, step.answer, step.answerRows])

/** By worth, the best first. */
export function likely(ranked: readonly Omit<Ranked, 'likelihood'>[]): readonly Ranked[] {
  const sorted = [...ranked].sort((a, b) => b.worth - a.worth)
  const top = sorted[0]?.worth ?? 0
  const raised = sorted.map(({ worth }) => Math.exp(worth - top))
  const sum = raised.reduce((all, value) => all + value, 0)
  return sorted.map((one, at) => ({ ...one, likelihood: (raised[at] ?? 0) / sum }))
}
