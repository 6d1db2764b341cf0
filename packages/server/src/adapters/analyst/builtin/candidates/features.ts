/** What speaks for or against a candidate, by name; a candidate's are those of its parts together. */
export type Features = readonly (readonly [name: string, value: number])[]

/** What each feature is worth. One that has no weight counts nothing. */
export type Weights = ReadonlyMap<string, number>

export function worthOf(features: Features, weights: Weights): number {
  let sum = 0
  for (const [name, value] of features) sum += (weights.get(name) ?? 0) * value
  return sum
}

/** A feature that holds or does not. */
export const flag = (name: string, holds: boolean): Features => (holds ? [[name, 1]] : [])
