// How much a question of a set counts: a set that has many of them says more, but not as many times more.

const usual = 2000
const most = 4
/** Of answers alone a candidate may be right for the wrong reason. */
const less = { 'train-wtq': 0.5 }

/** (item) → its weight. */
export function sharesOf(items) {
  const counts = new Map()
  for (const { set } of items) counts.set(set, (counts.get(set) ?? 0) + 1)
  return ({ set }) =>
    Number(((less[set] ?? 1) * Math.min(most, Math.sqrt(usual / counts.get(set)))).toFixed(3))
}
