import type { CellPlace, SlotCase, SlotTest, SlotValue } from '@auger/contract/plan'
import type { Reading } from '../reading.ts'
import { eventsIn, type ChoiceEvent, type Quantity } from './choice-events.ts'
import { isNegative } from './negative-choice.ts'

export interface ChoiceRequest {
  readonly choices: readonly string[]
  /** Where it is said when which word is right. */
  readonly rules: readonly Reading[]
  readonly find: (of: Quantity) => CellPlace | undefined
  /** What is taken where a rule does not name its figure. */
  readonly mainly: Quantity
  /** Whether a small p-value speaks for the first kind of word or against it: that a difference is there, or that values are normal. */
  readonly smallMeans: 'yes' | 'no'
}

/** The word that the figures call for, by the rules of the question, else by what such words mean. */
export const choiceBy = (request: ChoiceRequest): SlotValue | undefined =>
  byRules(request) ?? bySign(request) ?? byChance(request)

function byRules({ choices, rules, find, mainly }: ChoiceRequest): SlotValue | undefined {
  const cases: SlotCase[] = []
  for (const { choice, tests } of rules.flatMap((reading) => ruled(reading, choices))) {
    if (cases.some(({ text }) => text === choice)) continue
    const placed = tests.flatMap(({ of, absolute, operator, value }): readonly SlotTest[] => {
      const at = find(of ?? mainly)
      return at === undefined ? [] : [{ at, absolute, operator, value }]
    })
    if (placed.length === tests.length) cases.push({ tests: placed, text: choice })
  }
  const left = choices.filter((choice) => !cases.some(({ text }) => text === choice))
  if (cases.length === 0 || left.length > 1) return undefined
  return { kind: 'choice', cases, otherwise: left[0] ?? cases.at(-1)?.text ?? '' }
}

interface Ruled {
  readonly choice: string
  readonly tests: readonly Extract<ChoiceEvent, { kind: 'test' }>[]
}

/** In each sentence words with the tests behind them, or before them where tests come first. */
function ruled(reading: Reading, choices: readonly string[]): readonly Ruled[] {
  return sentencesOf(reading).flatMap((sentence) => {
    const events = eventsIn(reading, choices, sentence)
    const isAhead = events[0]?.kind === 'test'
    const found: { choice: string; tests: Ruled['tests'][number][] }[] = []
    let open: Ruled['tests'][number][] = []
    for (const event of events) {
      if (event.kind === 'test') (isAhead ? open : (found.at(-1)?.tests ?? open)).push(event)
      else {
        found.push({ choice: event.choice, tests: isAhead ? open : [] })
        open = []
      }
    }
    return found.filter(({ tests }) => tests.length > 0)
  })
}

function sentencesOf({ scene: { tokens, asked } }: Reading): readonly (readonly [number, number])[] {
  const starts = tokens.flatMap(({ before, start }, at) =>
    at === 0 || before === 'sentence' || asked.text.slice(tokens[at - 1]?.end, start).includes('\n')
      ? [at]
      : [],
  )
  return starts.map((from, at) => [from, starts[at + 1] ?? tokens.length] as const)
}

const high = /positive|right/iu
const low = /negative|left/iu

/** Words for the sign of a figure. */
function bySign({ choices, find, mainly }: ChoiceRequest): SlotValue | undefined {
  const [up, down] = [choices.find((one) => high.test(one)), choices.find((one) => low.test(one))]
  const rest = choices.filter((one) => one !== up && one !== down)
  const at = mainly === 'p-value' ? undefined : find(mainly)
  if (up === undefined || down === undefined || rest.length > 1 || at === undefined) return undefined
  const test = (operator: '<' | '>', text: string): SlotCase => ({
    tests: [{ at, absolute: false, operator, value: 0 }],
    text,
  })
  return { kind: 'choice', cases: [test('>', up), test('<', down)], otherwise: rest[0] ?? up }
}

const usualLevel = 0.05

/** Yes or no, by how likely chance is. */
function byChance({ choices, rules, find, smallMeans }: ChoiceRequest): SlotValue | undefined {
  const at = find('p-value')
  const [no, ...others] = choices.filter((choice) => isNegative(choice, choices))
  const yes = choices.find((choice) => choice !== no)
  if (choices.length !== 2 || others.length > 0 || no === undefined || yes === undefined || at === undefined)
    return undefined
  const said = rules
    .flatMap((reading) => sentencesOf(reading).flatMap((sentence) => eventsIn(reading, [], sentence)))
    .flatMap((event) => (event.kind === 'test' && event.of === 'p-value' ? [event.value] : []))
  const value = said.find((one) => one > 0 && one < 0.5) ?? usualLevel
  const small: SlotTest = { at, absolute: false, operator: '<', value }
  const [text, otherwise] = smallMeans === 'yes' ? [yes, no] : [no, yes]
  return { kind: 'choice', cases: [{ tests: [small], text }], otherwise }
}
