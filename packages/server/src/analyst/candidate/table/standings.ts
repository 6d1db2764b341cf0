import { isNumeric } from '../../../domain/table.ts'
import type { ColumnRef } from '../../frame/column-ref.ts'
import { columnOf, type Scene } from '../scene.ts'
import { isWrittenNumber } from '../slot/written-numbers.ts'

/** The columns that say how something came out among others, the first of them by 1: rank, place, position. */
export const standingsIn = (scene: Scene): readonly ColumnRef[] =>
  scene.columnsAbout(['rank', 'position']).filter((ref) => {
    const column = columnOf(scene, ref)
    return isNumeric(column) || isWrittenNumber(column)
  })
