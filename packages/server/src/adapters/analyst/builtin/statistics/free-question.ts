import { type Measure, type Step, valueColumn, type Verb } from '@auger/contract/plan'
import type { Column } from '../../../../domain/table.ts'
import { localeFor, type Term } from '../../../../locales/index.ts'
import type { AnalystQuestion, Proposal } from '../../../../ports/analyst.ts'
import { groundWords } from '../ground-words.ts'
import { readQuestion } from '../question.ts'
import { createPlanBuilder, type PlanBuilder } from './plan-builder.ts'
import { namesCorrelation } from './concerns.ts'
import { measuredName } from './measurable.ts'
import { verbsFor, preparationOf, type Preparation } from './preparation.ts'
import { regressionOf } from './regression-in.ts'
import { placeOf } from './figure-place.ts'
import { noSlot } from './resolve-slot.ts'
import type { Scene } from './scene.ts'
import { columnOf, targetColumns } from './target-columns.ts'
import { hasTerm, says } from './terms-in.ts'
import { comparisonTest } from './tests-named.ts'

const measures: Partial<Record<Term, Measure['function']>> = {
  mean: 'mean',
  median: 'median',
  sum: 'sum',
  minimum: 'minimum',
  maximum: 'maximum',
  deviation: 'deviation',
  variance: 'variance',
  range: 'range',
}

/** A question of statistics that says nothing about how its answer is to be written; undefined where it is none, or not clear. */
export function freeQuestion(asked: AnalystQuestion, scene: Scene): Proposal | undefined {
  const correlates = namesCorrelation(scene.question, scene.words) || hasTerm(scene.terms, 'association')
  const unclear = unclearWords(asked, scene)
  if (hasTerm(scene.terms, 'unsupported')) return undefined
  if (unclear.length > 0) return mayBeDrawn(asked, scene) ? undefined : refusal(scene, unclear)
  const preparation = preparationOf(scene)
  if (preparation === undefined) return undefined
  const builder = createPlanBuilder(scene.table, scene.words)
  if (!collect(scene, preparation, builder, correlates)) return undefined
  const steps = builder.steps().map(withFirstFigure)
  return steps.length === 0 ? undefined : { kind: 'steps', steps, assumptions: [] }
}

/** Of a correlation the coefficient answers; how likely chance is says how far to trust it. */
const withFirstFigure = (step: Step): Step =>
  step.analysis?.kind === 'correlation' ? { ...step, answer: [valueColumn], answerRows: 'top' } : step

function collect(scene: Scene, preparation: Preparation, builder: PlanBuilder, correlates: boolean): boolean {
  const resolving = { scene, preparation, builder, own: [] }
  const slot = noSlot('')
  const found = (terms: readonly Term[]): boolean =>
    terms.map((term) => placeOf(term, slot, resolving)).every((at) => at !== undefined)
  const described = ranked.filter((term) => hasTerm(scene.terms, term))
  if (regressionOf(scene) !== undefined)
    return found(
      hasTerm(scene.terms, 'logistic') ? ['accuracy'] : ['r-squared', 'mean-squared-error', 'intercept'],
    )
  if (comparisonTest(scene) !== undefined) return found(['statistic', 'p-value'])
  if (correlates || hasTerm(scene.terms, 'pearson', 'spearman', 'kendall'))
    return found(['coefficient', 'p-value'])
  if (hasTerm(scene.terms, 'outlier') && described.length === 0)
    return outlierSteps(scene, preparation, builder)
  if (hasTerm(scene.terms, 'outlier') && !preparation.removes) return false
  const key = groupKey(scene)
  if (key !== undefined) return grouped(key, described, scene, preparation, builder)
  const shaped = described.length === 0 || found(described)
  const tests = hasTerm(
    scene.terms,
    'normality',
    'shapiro-wilk',
    'dagostino-pearson',
    'jarque-bera',
    'kolmogorov-smirnov',
  )
  return shaped && (!tests || found(['statistic', 'p-value'])) && (described.length > 0 || tests)
}

const ranked: readonly Term[] = [
  ...([
    'mean',
    'median',
    'deviation',
    'variance',
    'sum',
    'minimum',
    'maximum',
    'range',
    'skewness',
    'kurtosis',
  ] as const),
  ...(['percentile', 'interquartile-range', 'standard-error', 'variation'] as const),
]

/** The rows that stand out, and how many they are. */
function outlierSteps(scene: Scene, preparation: Preparation, builder: PlanBuilder): boolean {
  const { outliers } = preparation
  const columns = scene.table.columns.filter((column) => measuredName(column) === outliers?.column)
  if (outliers === undefined || columns.length === 0) return false
  const verbs: readonly Verb[] = [
    ...verbsFor(columns, preparation, scene),
    { ...outliers, keep: preparation.removes ? 'inside' : 'outside' },
  ]
  const name = scene.table.keys[0]?.[0] ?? scene.table.columns.find(({ type }) => type === 'text')?.name
  builder.rows(verbs, [...new Set([...(name === undefined ? [] : [name]), outliers.column])])
  builder.measure(verbs, {
    function: 'count',
    as: scene.words.of(scene.words.figures.count, [outliers.column]),
  })
  return true
}

/** "by class", "for each class" */
function groupKey({ question, mentions }: Scene): Column | undefined {
  return mentions.find(
    ({ column, start, strength }) =>
      strength >= 0.7 &&
      column.role !== 'measure' &&
      /(?<!\p{L})(?:by|per|each|every|nach|je|pro|theo|menurut|per|по|按)\s*(?:the\s+)?["'“]?$/iu.test(
        question.slice(0, start),
      ),
  )?.column
}

function grouped(
  key: Column,
  terms: readonly Term[],
  scene: Scene,
  preparation: Preparation,
  builder: PlanBuilder,
): boolean {
  const column =
    columnOf(terms[0] ?? 'mean', undefined, scene) ?? targetColumns(scene).find((one) => one !== key)
  if (column === undefined || column === key || terms.some((term) => measures[term] === undefined))
    return false
  const cleaned: readonly Verb[] =
    preparation.outliers !== undefined && preparation.removes
      ? [{ ...preparation.outliers, keep: 'inside' }]
      : []
  const verbs = [...verbsFor([column], preparation, scene), ...cleaned]
  for (const term of terms) {
    const figure = measures[term]
    if (figure !== undefined)
      builder.grouped(verbs, key.name, {
        function: figure,
        column: measuredName(column),
        as: scene.words.of(scene.words.figures[term as 'mean'], [measuredName(column)]),
      })
  }
  return terms.length > 0
}

/** Whether a correlation may also be wished for as a picture; a question that asks how two things correlate needs both of them. */
const mayBeDrawn = (asked: AnalystQuestion, { question, words }: Scene): boolean =>
  !says(question, words.correlates ?? '') ||
  groundWords(readQuestion(asked, localeFor(asked.language).locale)).some(
    ({ ground }) => ground.kind === 'word' && ground.meanings.some(({ kind }) => kind === 'chart'),
  )

const refusal = ({ mentions }: Scene, missing: readonly string[]): Proposal => ({
  kind: 'refuse',
  refusal: { reason: 'missing', understood: mentions.map(({ column }) => column.name), missing },
})

/** A word that names no column, is none of statistics and means nothing else known may change what is asked. */
function unclearWords(asked: AnalystQuestion, { prose, terms, mentions }: Scene): readonly string[] {
  const question = readQuestion({ ...asked, text: prose }, localeFor(asked.language).locale)
  const { units, locale } = question
  const { hears } = locale
  const known = new Set(
    hears.words.flatMap(({ meaning, phrases }) =>
      meaning.kind === 'unsupported' ? [] : phrases.flatMap((phrase) => phrase.toLowerCase().split(' ')),
    ),
  )
  if (!hears.spaced) return mentions.every(({ strength }) => strength < 0.7) ? [prose] : []
  const phrases = groundWords(question).filter(
    ({ ground }) => ground.kind === 'word' && ground.meanings.some(({ kind }) => kind !== 'unsupported'),
  )
  return units
    .filter(({ text, folded, start, end }, at) => {
      const word = text.toLowerCase()
      const within = (one: { readonly start: number; readonly end: number }): boolean =>
        one.start <= start && end <= one.end
      return (
        /[\p{L}\p{M}]{3,}/u.test(text) &&
        !terms.some(within) &&
        !mentions.some((mention) => mention.strength >= 0.5 && within(mention)) &&
        !phrases.some((phrase) => phrase.start <= at && at < phrase.end) &&
        ![word, folded].some((form) => known.has(form) || idle.has(form))
      )
    })
    .map(({ text }) => text)
}

const idle = new Set(
  'the and test tests method rule using use used with values value column columns rows row data dataset what which then after that are there any have has does check whether follow follows following distributed distribution calculate compute find determine between from into their them these those than threshold score scores rank missing based both each perform analysis run give show tell identify detect please'.split(
    ' ',
  ),
)
