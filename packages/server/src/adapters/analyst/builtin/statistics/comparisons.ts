import type { SlotTest } from '@auger/contract/plan'

export type Quantity = 'p-value' | 'coefficient' | 'skewness' | 'kurtosis' | 'other'

/** What a sentence holds a figure against: "the absolute value of r is at least 0.5". */
export interface Comparison extends Pick<SlotTest, 'absolute' | 'operator' | 'value'> {
  readonly of: Quantity
  readonly start: number
}

const number = String.raw`([-+−]?\d+(?:\.\d+)?)`
const operators: readonly (readonly [RegExp, SlotTest['operator']])[] = [
  [
    /(?:greater|larger|higher|more|bigger) than or equal to|at least|not less than|>=|≥|equal to or (?:greater|more|larger|higher) than|no less than/iu,
    '>=',
  ],
  [
    /(?:less|smaller|lower) than or equal to|at most|not (?:greater|more) than|<=|≤|equal to or (?:less|smaller|lower) than|no more than/iu,
    '<=',
  ],
  [/greater than|larger than|higher than|more than|above|exceeds|exceeding|over|bigger than|>/iu, '>'],
  [/less than|smaller than|lower than|below|under|<|fewer than/iu, '<'],
  [/equals?(?: to)?|(?<=\s)is(?=\s+[-+\d])|=/iu, '='],
]

const quantities: readonly (readonly [RegExp, Quantity])[] = [
  [/p[-\s_]?values?/giu, 'p-value'],
  [/skew\p{L}*(?:\s+value)?/giu, 'skewness'],
  [/kurtosis/giu, 'kurtosis'],
  [
    /correlation coefficients?|coefficients?|correlation values?|(?<![\p{L}\p{N}])\|?r\|?(?![\p{L}\p{N}-])|r[-\s]values?|value of correlation/giu,
    'coefficient',
  ],
]

/** All comparisons of a sentence, each with the figure that was named last before it. */
export function comparisonsIn(sentence: string): readonly Comparison[] {
  const named = quantities
    .flatMap(([pattern, of]) => [...sentence.matchAll(pattern)].map((match) => ({ of, at: match.index })))
    .sort((a, b) => a.at - b.at)
  const found: Comparison[] = []
  const taken: [number, number][] = []
  const free = (start: number, end: number): boolean => !taken.some(([a, b]) => start < b && a < end)
  const about = (at: number): Pick<Comparison, 'of' | 'absolute'> => {
    const last = named.findLast((one) => one.at < at)
    const from = last === undefined ? 0 : Math.max(0, last.at - 30)
    const of = last?.of ?? 'other'
    return { of, absolute: /absolute|\|/iu.test(sentence.slice(from, at)) && of !== 'p-value' }
  }
  const between = new RegExp(
    String.raw`(?:between|range of|from)\s+${number}\s*(?:and|to|-)\s*${number}`,
    'giu',
  )
  for (const match of sentence.matchAll(between)) {
    const [low, high] = [valueOf(match[1]), valueOf(match[2])].sort((a, b) => a - b)
    const start = match.index
    taken.push([start, start + match[0].length])
    if (/(?:outside|not)\s+(?:of\s+)?(?:the\s+)?$/iu.test(sentence.slice(0, start))) continue
    found.push({ ...about(start), operator: '>=', value: low ?? 0, start })
    found.push({ ...about(start), operator: '<=', value: high ?? 0, start })
  }
  for (const [pattern, operator] of operators) {
    const whole = new RegExp(
      String.raw`(?:${pattern.source})\s*(?:the\s+)?(?:alpha|significance level|threshold)?[\s(=]*${number}`,
      'giu',
    )
    for (const match of sentence.matchAll(whole)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (!free(start, end)) continue
      taken.push([start, end])
      found.push({ ...about(start), operator, value: valueOf(match[1]), start })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

const valueOf = (text: string | undefined): number => Number((text ?? '').replace('−', '-'))
