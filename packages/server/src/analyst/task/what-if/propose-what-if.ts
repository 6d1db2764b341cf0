import type { Proposal } from '../../../ports/analyst.ts'
import { figureNames, localeFor, periodName } from '../../../locales/index.ts'
import { compileFrame } from '../../frame/compile.ts'
import { emptyFrame, type Frame } from '../../frame/frame.ts'
import { columnOf, type Scene } from '../../candidate/scene.ts'
import { lexiconsFor } from '../../lexicon/lexicons-for.ts'
import { askedWhatIf, whatIfWordsIn, type AskedWhatIf } from './asked-what-if.ts'
import { amountScenario } from './amount-scenario.ts'
import { scenarioOf, type Scenario } from './scenario.ts'

/** What to do about a case that is only thought of: the figure as it is, as it would be, and the difference; undefined where none is asked for. */
export async function proposeWhatIf(scene: Scene): Promise<Proposal | undefined> {
  // Without a number there is nothing to compute.
  if (!scene.links.some(({ to }) => to.kind === 'number')) return undefined
  const asked = askedWhatIf(scene, await lexiconsFor(scene.asked))
  const scenario = asked === undefined ? undefined : scenarioFor(scene, asked)
  if (asked === undefined || scenario === undefined) return refusalOf(scene)
  const { base, then, tableId, formula, kept } = scenario
  const { language } = localeFor(scene.asked.language).locale
  const as = `${base.as} (${caseOf(scene, asked)})`
  const frame: Frame = {
    ...emptyFrame(tableId),
    task: 'figures',
    filters: asked.filters,
    metrics: [
      base,
      { as, metric: then },
      {
        as: figureNames(language).change(base.as),
        metric: { kind: 'binary', operator: '-', left: then, right: base.metric },
      },
    ],
    dimensions: asked.by === undefined ? [] : [{ column: asked.by, as: columnOf(scene, asked.by).name }],
    answer: { kind: 'figures' },
  }
  const compiled = compileFrame(frame, scene.asked)
  if (!('steps' in compiled)) return undefined
  const keys = frame.dimensions.map((dimension) => dimension.as)
  return {
    kind: 'steps',
    steps: compiled.steps.map((step, at) =>
      at === compiled.steps.length - 1 ? { ...step, answer: [...keys, as] } : step,
    ),
    assumptions: [{ kind: 'what-if', formula, kept: kept.map((ref) => columnOf(scene, ref).name) }],
    frame,
  }
}

const scenarioFor = (scene: Scene, { change, ...asked }: AskedWhatIf): Scenario | undefined =>
  change.kind === 'percent'
    ? scenarioOf(scene, asked, change.value / 100)
    : amountScenario(scene, asked, change)

/** What changes, and by how much: price +10 %, cost −500 / month. */
function caseOf(scene: Scene, { driver, change }: AskedWhatIf): string {
  const size = `${change.value < 0 ? '−' : '+'}${Math.abs(change.value)}`
  const name = driver.column === undefined ? driver.said : columnOf(scene, driver.column).name
  if (change.kind === 'percent') return `${name} ${size} %`
  if (change.each === undefined) return `${name} ${size}`
  const { locale } = localeFor(scene.asked.language)
  const each = change.each.kind === 'row' ? change.each.said : periodName(change.each.grain, locale)
  return `${name} ${size} / ${each}`
}

/** What no formula is known for is not computed. */
function refusalOf(scene: Scene): Proposal | undefined {
  const words = whatIfWordsIn(scene)
  if (words === undefined) return undefined
  return { kind: 'refuse', refusal: { reason: 'unsupported', understood: [], missing: [words] } }
}
