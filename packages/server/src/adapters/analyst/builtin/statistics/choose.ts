import type { CellPlace, SlotCase, SlotTest, SlotValue } from '@auger/contract/plan'
import { comparisonsIn, type Comparison, type Quantity } from './comparisons.ts'

/** Where the figures lie that words are chosen by. */
export type FigureFinder = (of: Exclude<Quantity, 'other'>) => CellPlace | undefined

export interface ChoiceRequest {
  readonly choices: readonly string[]
  /** What the question says about when which word is right. */
  readonly rules: string
  readonly find: FigureFinder
  /** What is taken where a rule does not name its figure. */
  readonly mainly: Exclude<Quantity, 'other'>
  /** Whether a small p-value speaks for the first kind of word or against it: that a difference is there, or that values are normal. */
  readonly smallMeans: 'yes' | 'no'
}

/** The word that the figures call for, by the rules of the question, or else by what such words mean. */
export function choiceBy(request: ChoiceRequest): SlotValue | undefined {
  return choiceByRules(request) ?? choiceByMeaning(request)
}

function choiceByRules({ choices, rules, find, mainly }: ChoiceRequest): SlotValue | undefined {
  const cases: SlotCase[] = []
  let withoutSign = false
  for (const sentence of sentencesOf(rules)) {
    const text = mentionedChoice(sentence, choices)
    const tests = comparisonsIn(sentence).map((test) =>
      test.of === 'other' && withoutSign ? { ...test, absolute: true } : test,
    )
    withoutSign = tests.some(({ absolute }) => absolute) || (withoutSign && tests.length > 0)
    if (text === undefined || tests.length === 0 || cases.some((one) => one.text === text)) continue
    const placed = tests.map((test) => placedTest(test, find, mainly))
    if (placed.some((test) => test === undefined)) return undefined
    cases.push(
      ...alternatives(
        sentence,
        tests,
        placed.filter((test) => test !== undefined),
      ).map((list) => ({ tests: list, text })),
    )
  }
  const named = new Set(cases.map(({ text }) => text))
  const left = choices.filter((choice) => !named.has(choice))
  if (named.size === 0 || left.length > 1) return undefined
  return { kind: 'choice', cases, otherwise: left[0] ?? cases.at(-1)?.text ?? '' }
}

/** "below -0.6 or above 0.6" are two ways to the same word. */
function alternatives(
  sentence: string,
  tests: readonly Comparison[],
  placed: readonly SlotTest[],
): readonly (readonly SlotTest[])[] {
  const lists: SlotTest[][] = []
  tests.forEach((test, index) => {
    const before = tests[index - 1]
    const placedTest = placed[index]
    if (placedTest === undefined) return
    const apart =
      before !== undefined &&
      /(?<!\p{L})or(?!\p{L})(?!\s+equal)/iu.test(sentence.slice(before.start, test.start))
    const list = lists.at(-1)
    if (list === undefined || apart) lists.push([placedTest])
    else list.push(placedTest)
  })
  return lists
}

function placedTest(
  { of, absolute, operator, value }: Comparison,
  find: FigureFinder,
  mainly: ChoiceRequest['mainly'],
): SlotTest | undefined {
  const at = find(of === 'other' ? mainly : of)
  return at === undefined ? undefined : { at, absolute, operator, value }
}

/** Sentences, and the parts of one that go on to another case. */
const sentencesOf = (text: string): readonly string[] =>
  text
    .replaceAll(String.raw`\n`, '\n')
    .split(
      /\n|(?<=[.;!?])\s+|,\s*(?=(?:and\s+)?(?:else|otherwise|(?:moderate|weak|negative|symmetric)\p{L}*\s+if)\b)|,\s*(?=(?:a |an )?(?:value|skewness|r|negatively|positively)\b[^,.]*(?:<|>|less|greater|if))|\bor\b(?=\s+["']\p{L}+["']\s+if)|,\s+(?=between\b)|,\s+(?=[-+]?\d[^,]*indicates)|,?\s+and\s+(?=\p{L}+\s+if\s)|,\s+(?=\p{L}+\s+if\s)|\s+and\s+(?=["'“]?\p{L}+["'”]?\s+otherwise)/iu,
    )
    .filter((sentence) => sentence.trim() !== '')

/** The choice that a sentence speaks of; the longest, so that "not normal" is not taken for "normal". */
function mentionedChoice(sentence: string, choices: readonly string[]): string | undefined {
  const plain = plainly(sentence)
  const found = choices
    .filter((choice) => choiceForms(choice).some((form) => ` ${plain} `.includes(` ${form} `)))
    .sort((a, b) => b.length - a.length)
  const [first, second] = found
  if (first === undefined) return undefined
  if (!isNegative(first) && isDenied(first, plain)) {
    const negative = choices.filter(isNegative)
    return negative.length === 1 && choices.length === 2 ? negative[0] : undefined
  }
  return second === undefined || plainly(first).includes(plainly(second)) ? first : undefined
}

const isDenied = (choice: string, plain: string): boolean =>
  choiceForms(choice).some((form) =>
    new RegExp(`\\b(?:not|no)\\s+(?:\\w+\\s+){0,4}${form}\\b`, 'u').test(plain),
  )

const plainly = (text: string): string =>
  text
    .toLowerCase()
    .replace(/n['’]t\b/g, ' not')
    .replace(/non-?(?=\p{L})/gu, 'non')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** "skewed_right" is also "skewed to the right", "Non-normal" also "non-normally", "positive" also "positively". */
function choiceForms(choice: string): readonly string[] {
  const plain = plainly(choice)
  const [first = '', second] = plain.split(' ')
  return [
    plain,
    `${plain}ly`,
    `${plain} distributed`,
    ...(second === undefined
      ? []
      : [`${first} to the ${second}`, `${second} ${first}`, `${first}ly ${second}`]),
    ...(plain === 'nonlinear' ? ['non linear'] : []),
  ]
}

const alphaIn = (rules: string): number => {
  const said = /(?:alpha|significance level|level of significance)[^.\d]{0,30}(0?\.\d+)/iu.exec(rules)?.[1]
  return said === undefined
    ? (comparisonsIn(rules).find(({ of }) => of === 'p-value')?.value ?? 0.05)
    : Number(said)
}

const isNegative = (choice: string): boolean =>
  /^(?:no|none|false|0|n)$|(?<!\p{L})(?:not?|non|isn t|without|insignificant|dissimilar|different)(?!\p{L})|^non|^un|^in(?=sig)/iu.test(
    plainly(choice),
  )

function choiceByMeaning({ choices, rules, find, mainly, smallMeans }: ChoiceRequest): SlotValue | undefined {
  const signs = signChoices(choices)
  const at = find(mainly)
  if (signs !== undefined && mainly !== 'p-value' && at !== undefined) {
    const threshold = Math.abs(
      comparisonsIn(rules).find(({ of }) => of === mainly || of === 'other')?.value ?? 0,
    )
    return {
      kind: 'choice',
      cases: [
        {
          tests: [{ at, absolute: false, operator: threshold > 0 ? '>=' : '>', value: threshold }],
          text: signs.high,
        },
        {
          tests: [{ at, absolute: false, operator: threshold > 0 ? '<=' : '<', value: -threshold }],
          text: signs.low,
        },
      ],
      otherwise: signs.none ?? signs.high,
    }
  }
  const probability = find('p-value')
  const negative = choices.filter(isNegative)
  const positive = choices.filter((choice) => !isNegative(choice))
  const [no] = negative
  const [yes] = positive
  if (choices.length !== 2 || yes === undefined || no === undefined || probability === undefined)
    return undefined
  const small = { at: probability, absolute: false, operator: '<', value: alphaIn(rules) } as const
  return smallMeans === 'yes'
    ? { kind: 'choice', cases: [{ tests: [small], text: yes }], otherwise: no }
    : { kind: 'choice', cases: [{ tests: [small], text: no }], otherwise: yes }
}

function signChoices(
  choices: readonly string[],
): { readonly high: string; readonly low: string; readonly none: string | undefined } | undefined {
  const high = choices.find((choice) => /positive|right/iu.test(choice))
  const low = choices.find((choice) => /negative|left/iu.test(choice))
  const rest = choices.filter((choice) => choice !== high && choice !== low)
  return high === undefined || low === undefined || rest.length > 1 ? undefined : { high, low, none: rest[0] }
}
