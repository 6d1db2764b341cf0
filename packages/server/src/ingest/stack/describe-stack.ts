import type { Table } from '../../domain/table.ts'

export function stackNote(stack: Table, parts: readonly Table[]): string {
  const names = parts.map(({ name }) => name).join(', ')
  return `Tables ${names}: of one shape and called by a time each, so that questions are asked of all of their rows together, as ${stack.name}: ${stack.columns.map(({ name }) => name).join(', ')}. What is a text in one of them and a number in the others is missing there.`
}
