// How often what was said came true, as points that only rise: neighbours that fall are taken together (pool adjacent violators).

const mostPoints = 24

/** said: numbers; right: 1 or 0; weights. Points [said, right] for calibrated() of the service. */
export function isotonic(said, right, weights) {
  const order = [...said.keys()].sort((one, other) => said[one] - said[other] || one - other)
  const pools = []
  for (const at of order) {
    pools.push({ said: said[at] * weights[at], good: right[at] * weights[at], weight: weights[at] })
    while (pools.length > 1 && !rises(pools.at(-2), pools.at(-1))) join(pools)
  }
  const points = enough(pools).map(({ said: sum, good, weight }) => [
    Number((sum / weight).toFixed(3)),
    // Of few that were all right the next may be wrong.
    Number(((good + 1) / (weight + 2)).toFixed(4)),
  ])
  return risingOnly(points)
}

const rises = (one, other) => one.good / one.weight < other.good / other.weight

function join(pools) {
  const last = pools.pop()
  const into = pools.at(-1)
  into.said += last.said
  into.good += last.good
  into.weight += last.weight
}

/** Pools of about the same weight at least: many small steps are noise. */
function enough(pools) {
  const least = pools.reduce((sum, { weight }) => sum + weight, 0) / mostPoints
  const kept = []
  for (const pool of pools) {
    const isSmall = kept.length > 0 && kept.at(-1).weight < least
    kept.push({ ...pool })
    if (isSmall) join(kept)
  }
  if (kept.length > 1 && kept.at(-1).weight < least) join(kept)
  return kept
}

function risingOnly(points) {
  const kept = []
  for (const [said, right] of points) {
    const before = kept.at(-1)
    if (before !== undefined && said <= before[0]) continue
    kept.push([said, Math.max(right, before?.[1] ?? 0)])
  }
  return kept
}
