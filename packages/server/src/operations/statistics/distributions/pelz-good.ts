const pi2 = Math.PI ** 2
const pi4 = Math.PI ** 4
const pi6 = Math.PI ** 6
const rootTwoPi = Math.sqrt(2 * Math.PI)

/**
 * P(D ≤ distance) for many values, by Pelz and Good: Kolmogorov's limit and three corrections in powers of
 * 1/√n, each a theta series that converges fast for a small distance.
 */
export function pelzGoodCdf(count: number, distance: number): number {
  const z = distance * Math.sqrt(count)
  const last = Math.ceil((16 * z) / Math.PI)
  const [z2, z4, z6, z8] = [z ** 2, z ** 4, z ** 6, z ** 8]
  const series = [0, 0, 0, 0] as [number, number, number, number]
  for (let step = last; step >= 1; step--) {
    const m2 = (2 * step - 1) ** 2
    const weight = Math.exp((-pi2 * m2) / (8 * z2))
    series[0] += weight
    series[1] += weight * ((pi2 / 4) * m2 - z2)
    series[2] +=
      weight * (6 * z6 + 2 * z4 + ((2 * z4 - 5 * z2) * pi2 * m2) / 4 + (pi4 * (1 - 2 * z2) * m2 ** 2) / 16)
    series[3] +=
      weight *
      (-30 * z6 -
        90 * z8 +
        (pi2 * (135 * z4 - 96 * z6) * m2) / 4 +
        (pi4 * (212 * z4 - 60 * z2) * m2 ** 2) / 16 +
        (pi6 * (5 - 30 * z2) * m2 ** 3) / 64)
  }
  let second = 0
  let third = 0
  for (let step = last; step >= 1; step--) {
    const k2 = step ** 2
    const weight = k2 * Math.exp((-pi2 * k2) / (2 * z2))
    second += weight
    third += weight * (3 * z2 - pi2 * k2)
  }
  const terms = [
    series[0] / z,
    series[1] / (6 * z4),
    series[2] / (72 * z ** 7) - (second * pi2) / (36 * z ** 3),
    series[3] / (6480 * z ** 10) + (third * pi2) / (216 * z6),
  ]
  return terms.reduce((total, term, order) => total + (rootTwoPi * term) / count ** (order / 2), 0)
}
