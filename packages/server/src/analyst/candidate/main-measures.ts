import { oncePer } from '../../domain/once-per.ts'
import type { ColumnRef } from '../frame/column-ref.ts'
import { columnOf, refsOf, tableOf, type Scene } from './scene.ts'

/** What rows are worth, in the order in which it is meant where nobody says what: the best customer, growth. */
const worth = ['revenue', 'sales', 'total', 'amount', 'value']

const most = 2

const worthIn = oncePer((scene: Scene) => scene.columnsAbout(worth))

/** The columns that a table tells above all: what its rows add up to, by what they are worth first; any other where there is but one. */
export function mainMeasures(scene: Scene, tableId: string): readonly ColumnRef[] {
  const amounts = refsOf(tableOf(scene, tableId)).filter((ref) => columnOf(scene, ref).nature === 'amount')
  const named = worthIn(scene).filter((ref) => amounts.includes(ref))
  const money = amounts.filter((ref) => columnOf(scene, ref).unit?.kind === 'currency')
  const found = [...new Set([...named, ...money])]
  if (found.length > 0) return found.slice(0, most)
  return amounts.length === 1 ? amounts : []
}
