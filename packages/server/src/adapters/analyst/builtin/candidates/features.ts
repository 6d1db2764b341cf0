/** What speaks for or against a candidate, by name; a candidate's are those of its parts together. */
export type Features = readonly (readonly [name: string, value: number])[]

/** What features are worth: each alone, and some beyond that where they come together. One that has no weight counts nothing. */
export interface Weights {
  readonly alone: ReadonlyMap<string, number>
  readonly together: ReadonlyMap<string, readonly (readonly [other: string, weight: number])[]>
}

/** Between the names of two that are weighed together. */
const both = ' & '

export function weightsFrom(learned: Readonly<Record<string, number>>): Weights {
  const alone = new Map<string, number>()
  const together = new Map<string, (readonly [string, number])[]>()
  for (const [name, weight] of Object.entries(learned)) {
    const [one, other] = name.split(both)
    if (one === undefined || other === undefined) alone.set(name, weight)
    else together.set(one, [...(together.get(one) ?? []), [other, weight]])
  }
  return { alone, together }
}

/** What features are worth one by one: soon told, and enough to tell what is worth a closer look. */
export function worthAlone(features: Features, { alone }: Weights): number {
  let sum = 0
  for (const [name, value] of features) sum += (alone.get(name) ?? 0) * value
  return sum
}

export const worthOf = (features: Features, weights: Weights): number =>
  worthAlone(features, weights) + worthTogether(features, weights.together)

function worthTogether(features: Features, together: Weights['together']): number {
  const values = new Map<string, number>()
  for (const [name, value] of features) values.set(name, (values.get(name) ?? 0) + value)
  let sum = 0
  for (const [name, value] of values)
    for (const [other, weight] of together.get(name) ?? []) sum += weight * value * (values.get(other) ?? 0)
  return sum
}

/** A feature that holds or does not. */
export const flag = (name: string, holds: boolean): Features => (holds ? [[name, 1]] : [])
