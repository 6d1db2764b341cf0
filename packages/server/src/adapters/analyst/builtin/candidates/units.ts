/** A set of units of the question, one bit each. */
export type Units = bigint

export const noUnits: Units = 0n

export function unitsFrom(start: number, end: number): Units {
  return ((1n << BigInt(Math.max(0, end - start))) - 1n) << BigInt(start)
}

export const has = (units: Units, index: number): boolean => ((units >> BigInt(index)) & 1n) === 1n

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
