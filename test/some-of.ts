/** Every so manyth of a list, and all of it where AUGER_ALL is set, as `npm run soak` does: a commit has minutes. */
export const someOf = <Item>(all: readonly Item[], every: number): readonly Item[] =>
  process.env['AUGER_ALL'] === undefined ? all.filter((_, at) => at % every === 0) : all
