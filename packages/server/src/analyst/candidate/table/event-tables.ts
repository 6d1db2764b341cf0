import type { Scene } from '../scene.ts'

/** Whether rows of another table name its rows: what it holds describes them, and what happens stands in the others. */
export const isDescribing = ({ asked: { relations } }: Scene, tableId: string): boolean =>
  relations.some(({ from, to }) => to.tableId === tableId && from.tableId !== tableId)

/** Tables of what happens before those that only describe it; each kind in its order. */
export const eventsFirst = (scene: Scene, tableIds: readonly string[]): readonly string[] =>
  tableIds.toSorted((one, other) => Number(isDescribing(scene, one)) - Number(isDescribing(scene, other)))
