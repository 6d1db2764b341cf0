import type { Metric } from '@auger/contract/plan'
import { option, type Option } from './draft.ts'
import { figuresOf, type Figure } from './metrics.ts'
import type { Scene } from './scene.ts'
import type { Thing } from './things.ts'

/** One figure put to another: revenue per order, volume divided by sales, price minus cost. */
export function ratiosOf(scene: Scene, things: readonly Thing[]): readonly Option<Figure>[] {
  const found: Option<Figure>[] = []
  for (const [at, right] of things.entries()) {
    const left = things[at - 1]
    const { ratio, arithmetic } = right.marks
    if (left === undefined || (ratio === undefined && arithmetic === undefined)) continue
    const of = summed(scene, left)
    const to = summed(scene, { ...right, marks: { quantity: ratio ?? arithmetic?.item ?? 0 } })
    if (of === undefined || to === undefined || of.part.tableId !== to.part.tableId) continue
    const metric: Metric =
      arithmetic === undefined || ratio !== undefined
        ? { kind: 'ratio', of: of.part.metric, to: to.part.metric }
        : { kind: 'binary', operator: arithmetic.operator, left: of.part.metric, right: to.part.metric }
    const sign = arithmetic === undefined || ratio !== undefined ? '/' : arithmetic.operator
    found.push(
      option(
        { metric, tableId: of.part.tableId, as: `${of.part.as} ${sign} ${to.part.as}` },
        [...of.used, ...to.used, ...(arithmetic === undefined ? [] : [arithmetic.item])],
        [
          `metric:${ratio === undefined ? 'arithmetic' : 'ratio'}`,
          ...of.notes,
          ...to.notes.map((note) => `ratio:${note}`),
        ],
        0.2 + of.cost + to.cost,
      ),
    )
  }
  return found
}

/** A figure of which a ratio means something: a total or a number of things, unless it is said otherwise. */
function summed(scene: Scene, thing: Thing): Option<Figure> | undefined {
  const options = figuresOf(scene, thing)
  const total = options.find(
    ({ part: { metric } }) => metric.kind === 'aggregate' && metric.function === 'sum',
  )
  return thing.marks.aggregate === undefined ? (total ?? options[0]) : options[0]
}
