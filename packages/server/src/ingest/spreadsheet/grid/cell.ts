/** What a cell holds. An error is what a formula came to, such as #N/A; an uncomputed one has no value stored. */
export type CellKind = 'number' | 'text' | 'boolean' | 'error' | 'uncomputed'

export const cellKinds: readonly CellKind[] = ['number', 'text', 'boolean', 'error', 'uncomputed']
