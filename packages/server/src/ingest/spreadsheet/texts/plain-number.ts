const knownDigits = 15
const longestExact = 17

/** A number as other steps read it: no thousands, a point, and none of the noise behind the digits a spreadsheet knows. */
export function plainNumber(value: number): string {
  const text = String(value)
  if (Number.isSafeInteger(value)) return text
  if (Math.abs(value) >= 1e15) return value.toExponential()
  return text.length < longestExact ? text : String(Number(value.toPrecision(knownDigits)))
}
