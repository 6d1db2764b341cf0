const halfLogTwoPi = 0.9189385332046727

/** Stirling's series for ln Γ(x + 1) − (x + ½) ln x + x − ½ ln 2π; exact to the last digit from 15 on. */
function stirlingSeries(x: number): number {
  const square = x * x
  const tail = (1 / 1188 - (691 / 360360 - 1 / 156 / square) / square) / square
  return (1 / 12 - (1 / 360 - (1 / 1260 - (1 / 1680 - tail) / square) / square) / square) / x
}

/** ln Γ(x) for x above 0. */
export function logGamma(x: number): number {
  let shifted = x
  let product = 1
  while (shifted < 15) product *= shifted++
  return (
    (shifted - 0.5) * Math.log(shifted) - shifted + halfLogTwoPi + stirlingSeries(shifted) - Math.log(product)
  )
}

/** How far ln Γ(x + 1) is from its leading terms: keeps large factorials from cancelling. */
function stirlingError(x: number): number {
  if (x >= 15) return stirlingSeries(x)
  return logGamma(x + 1) - (x + 0.5) * Math.log(x) + x - halfLogTwoPi
}

/** x ln(x / m) + m − x without cancellation where x is near m. */
function deviance(x: number, m: number): number {
  if (Math.abs(x - m) >= 0.1 * (x + m)) return x * Math.log(x / m) + m - x
  const ratio = (x - m) / (x + m)
  let total = (x - m) * ratio
  let term = 2 * x * ratio
  for (let odd = 3; odd < 1000; odd += 2) {
    term *= ratio * ratio
    const next = total + term / odd
    if (next === total) break
    total = next
  }
  return total
}

/**
 * Γ(n + 1) / (Γ(x + 1) Γ(n − x + 1)) pˣ qⁿ⁻ˣ for real x between 0 and n, with p + q = 1: the binomial
 * probability by Loader's saddle-point form, accurate however large n is.
 */
export function binomialTerm(x: number, n: number, p: number, q: number): number {
  if (p === 0) return x === 0 ? 1 : 0
  if (q === 0) return x === n ? 1 : 0
  if (x === 0) return Math.exp(n * (p < 0.5 ? Math.log1p(-p) : Math.log(q)))
  if (x === n) return Math.exp(n * (q < 0.5 ? Math.log1p(-q) : Math.log(p)))
  const corrections = stirlingError(n) - stirlingError(x) - stirlingError(n - x)
  const exponent = corrections - deviance(x, n * p) - deviance(n - x, n * q)
  return Math.exp(exponent) * Math.sqrt(n / (2 * Math.PI * x * (n - x)))
}

/** rate^x e^−rate / Γ(x + 1) for real x above 0. */
export const poissonTerm = (x: number, rate: number): number =>
  Math.exp(-stirlingError(x) - deviance(x, rate)) / Math.sqrt(2 * Math.PI * x)
