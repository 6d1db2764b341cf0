/** A set of units of the question, one bit each. */
export type Units = bigint

export const noUnits: Units = 0n

export function unitsFrom(start: number, end: number): Units {
  return ((1n << BigInt(Math.max(0, end - start))) - 1n) << BigInt(start)
}

export const has = (units: Units, index: number): boolean => ((units >> BigInt(index)) & 1n) === 1n

/** Whether all of the second are among the first. */
export const contains = (units: Units, others: Units): boolean => (others & ~units) === noUnits

export const meets = (a: Units, b: Units): boolean => (a & b) !== 0n

export function countOf(units: Units): number {
  let left = units
  let found = 0
  while (left !== 0n) {
    left &= left - 1n
    found++
  }
  return found
}

/** Where the first of some units stands. */
export function startOf(units: Units): number {
  let at = 0
  for (let left = units; left !== 0n && (left & 1n) === 0n; left >>= 1n) at++
  return at
}

/** From the first of some units to behind the last. */
export const stretchOf = (units: Units): { readonly start: number; readonly end: number } => ({
  start: startOf(units),
  end: endOf(units),
})

/** Behind the last of them. */
export function endOf(units: Units): number {
  let at = 0
  for (let left = units; left !== 0n; left >>= 1n) at++
  return at
}
