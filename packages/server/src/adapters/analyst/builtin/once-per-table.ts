import { oncePer } from '../../../domain/once-per.ts'
import type { Table } from '../../../domain/table.ts'

/** A table of thousands of columns is looked at for each of them. */
export const oncePerTable = <Found>(find: (table: Table) => Found): ((table: Table) => Found) => oncePer(find)
