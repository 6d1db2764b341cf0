/** Whether a line begins with # and is no row of the table: it has fewer values than one. */
export function isComment(cells: readonly string[], columns: number): boolean {
  return cells[0]?.startsWith('#') === true && cells.length < columns
}
