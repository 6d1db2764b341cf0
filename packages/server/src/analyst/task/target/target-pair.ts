import { placeOf, refOf, type ColumnRef } from '../../frame/column-ref.ts'
import { mainMeasures } from '../../candidate/main-measures.ts'
import { columnOf, isMeasure, tellsTime, type Scene } from '../../candidate/scene.ts'

/** What columns are called that hold what was aimed at. */
const aims = ['target', 'sales-target', 'planned-value', 'plan', 'goal', 'budget', 'quota']

/** A figure with its target, and what parts the rows. */
export interface TargetPair {
  readonly actual: ColumnRef
  readonly target: ColumnRef
  /** The target stands once for each of these, in a table of its own. */
  readonly key?: ColumnRef
}

/** The figure that is held against a target, in one table or in two; undefined where it is not told which. */
export function targetPair(
  scene: Scene,
  named: readonly ColumnRef[],
  isNamed: boolean,
): TargetPair | undefined {
  const isAmount = (ref: ColumnRef): boolean =>
    isMeasure(columnOf(scene, ref)) && !tellsTime(columnOf(scene, ref))
  const about = scene.columnsAbout(aims).filter(isAmount)
  const figures = [...new Set(named.filter(isAmount))]
  const aimed = figures.filter((ref) => about.includes(ref))
  // Below something is below the target only where that is said.
  const [target, ...otherTargets] = aimed.length > 0 || !isNamed ? aimed : about
  const [said, ...others] = figures.filter((ref) => ref !== target)
  if (target === undefined || otherTargets.length > 0 || others.length > 0) return undefined
  const { tableId } = placeOf(target)
  if (said !== undefined) {
    if (placeOf(said).tableId === tableId) return { actual: said, target }
    const key = keyBetween(scene, placeOf(said).tableId, tableId)
    return key === undefined ? undefined : { actual: said, target, key }
  }
  const own = mainMeasures(scene, tableId).filter((ref) => ref !== target && !about.includes(ref))
  if (own[0] !== undefined) return { actual: own[0], target }
  const related = scene.asked.relations
    .filter(({ to }) => to.tableId === tableId)
    .flatMap(({ from }): readonly TargetPair[] => {
      const [actual] = mainMeasures(scene, from.tableId).filter((ref) => !about.includes(ref))
      const key = keyBetween(scene, from.tableId, tableId)
      return actual === undefined || key === undefined ? [] : [{ actual, target, key }]
    })
  const [only, ...more] = related
  return more.length > 0 ? undefined : only
}

/** The column of the target's table that rows of another name, each at most one of its rows. */
function keyBetween({ asked }: Scene, from: string, to: string): ColumnRef | undefined {
  const found = asked.relations.filter((one) => one.from.tableId === from && one.to.tableId === to)
  const [relation, ...others] = found
  return relation === undefined || others.length > 0 ? undefined : refOf(to, relation.to.column)
}

/** Whether a column is the key of a pair: in the table of the targets, or where others name it. */
export const isKey = ({ asked }: Scene, { target, key }: TargetPair, ref: ColumnRef): boolean =>
  key !== undefined &&
  (ref === key ||
    asked.relations.some(
      ({ from, to }) =>
        refOf(from.tableId, from.column) === ref &&
        to.tableId === placeOf(target).tableId &&
        refOf(to.tableId, to.column) === key,
    ))
