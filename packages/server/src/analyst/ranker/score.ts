import type { TreeModel } from './tree-model.ts'

/** What the trees come to together. Values stand in the order of the model's names, or under them. */
export function scoreOf(features: Float64Array | ReadonlyMap<string, number>, model: TreeModel): number {
  const values = features instanceof Float64Array ? features : valuesOf(features, model)
  const { roots, feature, value, otherwise } = model
  let sum = model.start
  for (const root of roots) {
    let node = root
    for (let place = feature[node] ?? -1; place >= 0; place = feature[node] ?? -1)
      node = (values[place] ?? 0) < (value[node] ?? 0) ? node + 1 : (otherwise[node] ?? node)
    sum += value[node] ?? 0
  }
  return sum
}

/** A feature that the model does not know would be passed over in silence, and its score would not be what was learned. */
function valuesOf(features: ReadonlyMap<string, number>, { names, placeOf }: TreeModel): Float64Array {
  const values = new Float64Array(names.length)
  for (const [name, value] of features) {
    const place = placeOf.get(name)
    if (place === undefined) throw new Error(`The model does not know the feature "${name}"`)
    values[place] = value
  }
  return values
}
