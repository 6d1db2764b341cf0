import type { Proposal } from '../../../ports/analyst.ts'
import { figureNames, localeFor } from '../../../locales/index.ts'
import { compileFrame } from '../../frame/compile.ts'
import { emptyFrame, type Frame } from '../../frame/frame.ts'
import { columnOf, type Scene } from '../../candidate/scene.ts'
import { lexiconsFor } from '../../lexicon/lexicons-for.ts'
import { askedWhatIf, whatIfWordsIn, type AskedWhatIf } from './asked-what-if.ts'
import { scenarioOf } from './scenario.ts'

/** What to do about a case that is only thought of: the figure as it is, as it would be, and the difference; undefined where none is asked for. */
export async function proposeWhatIf(scene: Scene): Promise<Proposal | undefined> {
  // Without a share there is nothing to compute.
  if (!scene.links.some(({ to }) => to.kind === 'number' && to.form === 'percent')) return undefined
  const asked = askedWhatIf(scene, await lexiconsFor(scene.asked))
  const scenario = asked === undefined ? undefined : scenarioOf(scene, asked)
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

/** What changes, and by how much: price +10 %. */
function caseOf(scene: Scene, { driver, change }: AskedWhatIf): string {
  const size = `${change < 0 ? '−' : '+'}${Math.abs(change)} %`
  return `${driver.column === undefined ? driver.said : columnOf(scene, driver.column).name} ${size}`
}

/** What no formula is known for is not computed. */
function refusalOf(scene: Scene): Proposal | undefined {
  const words = whatIfWordsIn(scene)
  if (words === undefined) return undefined
  return { kind: 'refuse', refusal: { reason: 'unsupported', understood: [], missing: [words] } }
}
