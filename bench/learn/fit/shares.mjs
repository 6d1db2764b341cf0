// How much a question of a set counts: a set that has many of them says more, but not as many times more.

const usual = 2000
const most = 4
/** Of answers alone a candidate may be right for the wrong reason; what is asked as people do, and in all languages, is what counts. */
const own = { 'train-wtq': 0.5, own: 3, 'own talks': 3, people: 1.5, asked: 1.5, plain: 0.4 }

/** (item) → its weight. */
export function sharesOf(items) {
  const counts = new Map()
  for (const { set } of items) counts.set(set, (counts.get(set) ?? 0) + 1)
  return ({ set }) =>
    Number(((own[set] ?? 1) * Math.min(most, Math.sqrt(usual / counts.get(set)))).toFixed(3))
}
