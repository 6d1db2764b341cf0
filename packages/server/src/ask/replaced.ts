/** A document with some of its parts in the form that `change` gives them, from the outside in. */
export function replaced<Part>(value: Part, change: (part: object) => object | undefined): Part {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item: unknown) => replaced(item, change)) as Part
  const changed = change(value) ?? value
  return Object.fromEntries(
    Object.entries(changed).map(([name, inner]: [string, unknown]) => [name, replaced(inner, change)]),
  ) as Part
}
