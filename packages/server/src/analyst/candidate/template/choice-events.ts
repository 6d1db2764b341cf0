import type { SlotTest } from '@auger/contract/plan'
import { isThing, senseOf, type Reading } from '../reading.ts'
import type { StatisticFigure } from '../statistic/said.ts'
import { isNegative } from './negative-choice.ts'

export type Quantity = 'p-value' | 'coefficient' | 'skewness' | 'kurtosis'

/** What sentences say in turn: figures that are held against numbers, and words that are chosen. */
export type ChoiceEvent =
  | (Pick<SlotTest, 'absolute' | 'operator' | 'value'> & {
      readonly kind: 'test'
      /** Undefined where the sentence does not name it. */
      readonly of: Quantity | undefined
      readonly from: number
    })
  | { readonly kind: 'choice'; readonly choice: string; readonly from: number }

const quantities: readonly (readonly [StatisticFigure, Quantity])[] = [
  ['p-value', 'p-value'],
  ['skewness', 'skewness'],
  ['kurtosis', 'kurtosis'],
  ['coefficient', 'coefficient'],
  ['correlation', 'coefficient'],
  ['pearson', 'coefficient'],
]

/** The events of a stretch of tokens, in order. */
export function eventsIn(
  reading: Reading,
  choices: readonly string[],
  [from, until]: readonly [number, number],
): readonly ChoiceEvent[] {
  const tests = testsIn(reading, [from, until])
  const chosen = choicesIn(reading, choices, [from, until])
  return [...tests, ...chosen].toSorted((one, other) => one.from - other.from)
}

function testsIn(reading: Reading, [first, end]: readonly [number, number]): readonly ChoiceEvent[] {
  const { items, scene } = reading
  let of: Quantity | undefined
  let start = first
  return items.flatMap((item, at): readonly ChoiceEvent[] => {
    if (item.from < first || item.until > end) return []
    const named = quantities.find(([figure]) => senseOf(item, 'statistic')?.figure === figure)?.[1]
    const isLetter = scene.tokens[item.from]?.folded === 'r'
    if (named !== undefined || isLetter) [of, start] = [named ?? 'coefficient', item.from]
    if (!isThing(item) || item.to.kind !== 'number') return []
    const before = scene.tokens.slice(Math.max(first, start - 4), item.from)
    const absolute = of !== 'p-value' && before.some(({ folded }) => /^absolut|^\|$/u.test(folded))
    const { value } = item.to
    const operators = operatorsAt(reading, at)
    return operators.map((operator) => ({ kind: 'test', of, absolute, operator, value, from: item.from }))
  })
}

/** What holds a figure against the number at an item: a comparing word right before it, or one side of a range. */
function operatorsAt({ items, scene }: Reading, at: number): readonly SlotTest['operator'][] {
  for (let index = at - 1; index >= Math.max(0, at - 4); index--) {
    const item = items[index]
    const said = senseOf(item, 'compare')
    if (said !== undefined) return said.operator === '!=' ? ['!='] : [said.operator]
    if (senseOf(item, 'between') !== undefined) return index >= at - 2 ? ['>='] : ['<=']
    if (isThing(item) && senseOf(items[index - 1], 'between') === undefined) break
  }
  const sign = scene.tokens[(items[at]?.from ?? 0) - 1]?.text
  return sign === '<' || sign === '>' ? [sign] : []
}

/** Longer choices first, so that "not normal" is not taken for "normal". */
function choicesIn(
  { scene: { tokens }, items }: Reading,
  choices: readonly string[],
  [first, end]: readonly [number, number],
): readonly ChoiceEvent[] {
  const taken = new Set<number>()
  return choices
    .map((choice) => ({ choice, words: wordsIn(choice) }))
    .filter(({ words }) => words.length > 0)
    .toSorted((one, other) => other.words.length - one.words.length)
    .flatMap(({ choice, words }) =>
      tokens.flatMap((_, at): readonly ChoiceEvent[] => {
        const isHere = at >= first && at + words.length <= end && !taken.has(at)
        if (!isHere || !words.every((word, next) => isForm(tokens[at + next]?.folded ?? '', word))) return []
        for (const next of words.keys()) taken.add(at + next)
        const isDenied = items.some(
          (item) => item.until <= at && item.from >= at - 3 && senseOf(item, 'negation') !== undefined,
        )
        const denied =
          isDenied && !isNegative(choice, choices) ? choices.filter((one) => isNegative(one, choices)) : []
        return [{ kind: 'choice', choice: denied.length === 1 ? (denied[0] ?? choice) : choice, from: at }]
      }),
    )
}

export const wordsIn = (choice: string): readonly string[] =>
  choice
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')

/** normal and normally, positive and positively. */
const isForm = (said: string, word: string): boolean =>
  said === word || (word.length > 3 && said.startsWith(word) && said.length - word.length <= 4)
