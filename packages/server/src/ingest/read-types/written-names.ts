import { nameKey } from '../name-columns.ts'

/** For each column the name of one beside it, for its cells as the file has them; none is the name of a column. */
export function writtenNames(columns: readonly { readonly name: string }[]): readonly string[] {
  const taken = new Set(columns.map(({ name }) => nameKey(name)))
  return columns.map(({ name }) => {
    let free = `${name} (as written)`
    for (let number = 2; taken.has(nameKey(free)); number++) free = `${name} (as written ${number})`
    taken.add(nameKey(free))
    return free
  })
}
