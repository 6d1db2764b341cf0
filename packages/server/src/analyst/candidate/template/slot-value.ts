import type { CellPlace, SlotValue } from '@auger/contract/plan'
import { saysAny, senseOf } from '../reading.ts'
import { columnOf } from '../scene.ts'
import { saidIn } from '../statistic/said.ts'
import { choiceBy } from './choose.ts'
import type { Quantity } from './choice-events.ts'
import { describedCell, itemsOf } from './described-cell.ts'
import { slotColumns, wordsOf, type Filling, type OpenSlot } from './filling.ts'
import { outlierCount, outlierList } from './outlier-cells.ts'
import { correlationCell } from './pair-cell.ts'
import { columnNear, isMeasurable, targets } from './prose.ts'
import { regressionCell } from './regression-cell.ts'
import { readingOf, slotFigure, type SlotTerm } from './slot-figure.ts'
import { slotFormat } from './slot-format.ts'
import { comparisonCell, comparisonTest, normalityCell, normalityTest, type TestFigure } from './test-cell.ts'

/** What fills a slot; undefined where nothing that is known does. `rules`: what is said behind the template. */
export function slotValue(
  slot: OpenSlot,
  filling: Filling,
  rules: ReturnType<typeof readingOf>,
): SlotValue | undefined {
  const format = slotFormat(readingOf(slot.scene.description), filling.prose.reading)
  const isNumber =
    slotFormat(readingOf(slot.scene.description), readingOf(slot.scene.hint)).decimals !== undefined
  if (slot.choices.length > 1 && !isNumber) return chosen(slot, filling, rules)
  if (slot.several) return outlierList(slot, filling)
  const figure = slotFigure(slot.scene, filling.prose)
  if (figure === undefined || (!figure.own && namesGroup(slot, filling))) return undefined
  if (!figure.own) filling.note('template:slot-unnamed')
  const at = cellOf(figure.term, slot, filling)
  if (at === undefined) return undefined
  const isShare = figure.term === 'missing-share' && isFraction(slot)
  return { kind: 'cell', at, format: isShare ? { ...format, times: 0.01 } : format }
}

/** Between nought and one. */
const isFraction = (slot: OpenSlot): boolean => {
  const { items } = readingOf(slot.scene.description)
  return items.some(
    (item, at) =>
      senseOf(item, 'between') !== undefined &&
      items
        .slice(at + 1, at + 4)
        .some((one) => one.kind === 'thing' && one.to.kind === 'number' && one.to.value === 1),
  )
}

const modelled: { readonly [Term in SlotTerm]?: Parameters<typeof regressionCell>[0] } = {
  'root-mean-squared-error': 'root-mean-squared-error',
  'mean-squared-error': 'mean-squared-error',
  'mean-absolute-error': 'mean-absolute-error',
  'r-squared': 'r-squared',
  accuracy: 'accuracy',
  intercept: 'intercept',
}

function cellOf(term: SlotTerm, slot: OpenSlot, filling: Filling): CellPlace | undefined {
  const model = modelled[term]
  if (model !== undefined) return regressionCell(model, slot, filling)
  switch (term) {
    case 'p-value':
    case 'statistic':
    case 'degrees':
      return testCell(term, slot, filling)
    case 'covariance':
      return correlationCell('covariance', slot, filling)
    case 'coefficient':
    case 'correlation':
    case 'pearson':
    case 'spearman':
    case 'kendall':
      return regressionCell('slope', slot, filling) ?? correlationCell('coefficient', slot, filling)
    case 'outlier':
      return outlierCount(filling)
    case 'missing':
    case 'missing-share':
      return missingCell(slot, filling)
    case 'count':
      return countCell(slot, filling)
    default:
      return describedCell(term, slot, filling)
  }
}

/** Of the test that is named for it: between groups, of a distribution, of a model or of a correlation. */
function testCell(figure: TestFigure, slot: OpenSlot, filling: Filling): CellPlace | undefined {
  const own = saidIn(wordsOf(slot))
  const { said } = filling.prose
  const correlates = said.says('pearson', 'spearman', 'kendall', 'coefficient')
  const ofPair = (): CellPlace | undefined =>
    figure === 'p-value' ? correlationCell('p-value', slot, filling) : undefined
  if (own.says('normality', 'shapiro-wilk')) return normalityCell(figure, slot, filling)
  if (own.says('correlation', 'pearson', 'spearman', 'coefficient') && correlates) return ofPair()
  return (
    comparisonCell(figure, filling) ??
    (correlates ? undefined : normalityCell(figure, slot, filling)) ??
    (figure === 'p-value' ? regressionCell('slope-p-value', slot, filling) : undefined) ??
    ofPair()
  )
}

/** A slot that is called like a column of words wants one of them. */
const namesGroup = ({ scene }: OpenSlot, filling: Filling): boolean => {
  const [named] = slotColumns(filling, scene, () => true)
  return named !== undefined && !isMeasurable(columnOf(scene.words, named))
}

/** How many values a column lacks, or which share of them. */
function missingCell(slot: OpenSlot, filling: Filling): CellPlace | undefined {
  const { prose, results, filters } = filling
  const items = prose.reading.items.flatMap((item, at) =>
    senseOf(item, 'missing') === undefined ? [] : [at],
  )
  const [own] = slotColumns(filling, slot.scene, () => true)
  const column = own ?? (columnNear(prose, items, () => true) ?? targets(prose, () => true)[0])?.ref
  if (column === undefined) return undefined
  const isShare = [slot.scene.words, slot.scene.hint, slot.scene.description].some((scene) =>
    readingOf(scene).items.some(
      (item) => saysAny(item, ['share', 'percent']) || senseOf(item, 'statistic')?.figure === 'missing-share',
    ),
  )
  const figure = isShare ? 'missing-share' : 'missing'
  return results.figure({ filters, preparation: [] }, { kind: 'describe' }, { figure, column })
}

/** A number of outliers, of gaps, or of rows. */
function countCell(slot: OpenSlot, filling: Filling): CellPlace | undefined {
  const { prose } = filling
  if (prose.said.says('outlier')) return outlierCount(filling)
  const lacks = prose.reading.items.some((item) => senseOf(item, 'missing') !== undefined)
  return lacks && itemsOf('mean', filling).length === 0 ? missingCell(slot, filling) : undefined
}

/** A word that figures choose. */
function chosen(
  slot: OpenSlot,
  filling: Filling,
  rules: ReturnType<typeof readingOf>,
): SlotValue | undefined {
  const { prose } = filling
  const own = saidIn(wordsOf(slot))
  const compares = comparisonTest(prose) !== undefined
  const hasTest = prose.said.says('shapiro-wilk', 'dagostino-pearson', 'jarque-bera', 'kolmogorov-smirnov')
  const skewed =
    own.says('skewness') ||
    (!compares && !hasTest && prose.said.says('skewness') && !prose.said.says('correlation'))
  const isNormal = !compares && !skewed && normalityTest(prose) !== undefined && !own.says('correlation')
  filling.note('template:choice')
  return choiceBy({
    choices: slot.choices,
    rules: [prose.reading, readingOf(slot.scene.description), rules],
    mainly: skewed ? 'skewness' : isNormal || compares ? 'p-value' : 'coefficient',
    smallMeans: isNormal ? 'no' : 'yes',
    find: (of) => figureCell(of, slot, filling),
  })
}

const figureCell = (of: Quantity, slot: OpenSlot, filling: Filling): CellPlace | undefined =>
  of === 'p-value' ? testCell(of, slot, filling) : cellOf(of, slot, filling)
