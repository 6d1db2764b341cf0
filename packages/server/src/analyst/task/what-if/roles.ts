import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import { columnOf, isMeasure, type Scene } from '../../candidate/scene.ts'

/** What a figure is in an account: price times quantity is revenue, and less what it costs a profit. */
export type Role = (typeof roles)[number]

/** Revenue comes before sales of units, a price before what it costs. */
export const roles = ['profit', 'revenue', 'price', 'quantity', 'cost'] as const

/** What each is called, by ids of concepts. */
export const roleConcepts: { readonly [Of in Role]: readonly string[] } = {
  price: ['unit-price', 'price'],
  quantity: ['units-sold', 'quantity'],
  revenue: ['revenue', 'sales'],
  cost: ['cost', 'expense', 'cost-of-goods-sold'],
  profit: ['profit', 'net-profit', 'gross-profit'],
}

/** The figure of the data, or of one table, that is it. */
export const columnOfRole = (scene: Scene, role: Role, tableId?: string): ColumnRef | undefined =>
  scene
    .columnsAbout(roleConcepts[role])
    .find(
      (ref) => isMeasure(columnOf(scene, ref)) && (tableId === undefined || placeOf(ref).tableId === tableId),
    )

/** What a column is, where it is one of them. */
export const roleOf = (scene: Scene, ref: ColumnRef): Role | undefined =>
  roles.find((role) => roleConcepts[role].some((concept) => scene.columnsAbout([concept])[0] === ref))
