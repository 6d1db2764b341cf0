import type { SlotValue } from '@auger/contract/plan'
import type { Term } from '../../../../locales/index.ts'
import { choiceBy } from './choose.ts'
import { columnMentions } from './column-mentions.ts'
import type { Scene } from './scene.ts'
import { columnNear, slotColumn } from './target-columns.ts'
import type { Slot } from './template.ts'
import { hasTerm, termsIn } from './terms-in.ts'
import { comparisonTest, normalityTest } from './tests-named.ts'
import type { Resolving } from './resolving.ts'
import { formatOf } from './slot-format.ts'
import { placeOf } from './figure-place.ts'
import { describedPlace } from './described-place.ts'
import { outlierSlot } from './outlier-slot.ts'

/** What fills a slot; undefined where nothing that is known does. */
export function resolveSlot(slot: Slot, resolving: Resolving): SlotValue | undefined {
  if (slot.choices.length > 1) return chosen(slot, resolving)
  if (wantsText(slot) || /[{}:]/u.test(slot.hint)) return undefined
  const term = figureTerm(slot, resolving.scene)
  if (term === undefined) return undefined
  if (term === 'outlier') return outlierSlot(slot, resolving)
  if (term === 'missing') return missingSlot(slot, resolving)
  const at = placeOf(term, slot, resolving)
  return at === undefined ? undefined : { kind: 'cell', at, format: formatOf(slot, resolving.scene) }
}

const wantsText = ({ description, hint, words }: Slot): boolean => {
  if (/outlier/iu.test(`${words} ${hint}`)) return false
  if (
    /^["'”\s,]*(?:is|are|represents?|should be|indicates)\s+(?:an?\s+|the\s+)?(?:string|name|text)(?!\p{L})/iu.test(
      description,
    )
  )
    return true
  return (
    /(?<!\p{L})(?:string|name of)(?!\p{L})/iu.test(description) &&
    !/number|float|integer|decimal|round|numeric/iu.test(`${description} ${hint}`)
  )
}

/** What says most of a slot first: the most particular word of its name, of what stands in it, of what is said about it. */
const ranking: readonly Term[] = [
  ...([
    'root-mean-squared-error',
    'mean-squared-error',
    'mean-absolute-error',
    'r-squared',
    'accuracy',
  ] as const),
  ...([
    'p-value',
    'statistic',
    'degrees',
    'skewness',
    'kurtosis',
    'interquartile-range',
    'standard-error',
  ] as const),
  ...([
    'variation',
    'covariance',
    'median',
    'deviation',
    'variance',
    'mean',
    'percentile',
    'missing',
    'range',
  ] as const),
  ...(['outlier', 'intercept', 'coefficient', 'correlation', 'mode', 'sum', 'minimum', 'maximum'] as const),
]

/** Where a slot's name spells a header, whose words ask for nothing: deaths_max. */
const columnWordsIn = (
  slot: Slot,
  table: Scene['table'],
): readonly { readonly start: number; readonly end: number }[] =>
  columnMentions(slot.words, table).filter(
    ({ column, strength }) => strength >= 0.55 && /[_\s]/u.test(column.name) && / /u.test(slot.words),
  )

function figureTerm(slot: Slot, { words, terms, table }: Scene): Term | undefined {
  for (const text of [slot.words, slot.hint.replaceAll('_', ' '), slot.description]) {
    const named = text === slot.words ? columnWordsIn(slot, table) : []
    const found = termsIn(text, words).filter(
      ({ start, end }) => !named.some((mention) => mention.start <= start && end <= mention.end),
    )
    const term = ranking.find((candidate) => hasTerm(found, candidate))
    if (term !== undefined) return term
    if (hasTerm(found, 'count') && hasTerm(terms, 'outlier')) return 'outlier'
    if (hasTerm(found, 'count', 'share') && hasTerm(terms, 'missing') && !hasTerm(terms, 'mean'))
      return 'missing'
  }
  return undefined
}

function missingSlot(slot: Slot, { scene, preparation, builder, own }: Resolving): SlotValue | undefined {
  const column = slotColumn(slot, scene, () => true) ?? columnNear('missing', scene, () => true)
  if (column === undefined) return undefined
  const shared = /percent|share|proportion|%|fraction/iu.test(
    `${slot.words} ${slot.hint} ${slot.description}`,
  )
  const at = builder.figure(
    [...own, ...preparation.filters],
    { kind: 'describe' },
    { figure: shared ? 'missing-share' : 'missing', column: column.name },
  )
  const format = formatOf(slot, scene)
  return {
    kind: 'cell',
    at,
    format:
      shared && /between 0 and 1\b|fraction/iu.test(slot.description) ? { ...format, times: 0.01 } : format,
  }
}

/** A word that the figures choose. */
function chosen(slot: Slot, resolving: Resolving): SlotValue | undefined {
  const { scene } = resolving
  const rules = `${scene.prose}\n${slot.description}\n${scene.template?.remarks ?? ''}`
  const said = termsIn(`${slot.words} ${slot.choices.join(' ')} ${scene.question}`, scene.words)
  const compares = comparisonTest(scene) !== undefined
  const hasTest = hasTerm(
    scene.terms,
    'shapiro-wilk',
    'dagostino-pearson',
    'jarque-bera',
    'kolmogorov-smirnov',
  )
  const skewed = !compares && !hasTest && hasTerm(scene.terms, 'skewness') && !hasTerm(scene.terms, 'pearson')
  const firstSkew =
    /coefficient of skew|skew/iu.test(slot.words) || (skewed && hasTerm(said, 'skewness', 'normality'))
  const normal =
    !compares &&
    !firstSkew &&
    normalityTest(scene) !== undefined &&
    !hasTerm(scene.questionTerms, 'correlation')
  return choiceBy({
    choices: slot.choices,
    rules,
    mainly: firstSkew ? 'skewness' : normal || compares ? 'p-value' : 'coefficient',
    smallMeans: normal ? 'no' : 'yes',
    find: (of) =>
      of === 'skewness' || of === 'kurtosis'
        ? describedPlace(of, slot, resolving)
        : placeOf(of, slot, resolving),
  })
}

/** A slot for figures that a question without a template asks for. */
export const noSlot = (term: string): Slot => ({
  name: term,
  words: '',
  hint: '',
  description: '',
  choices: [],
})
