const [firstYear, lastYear] = [1900, 2100]

/** Numbers that count columns rather than fill them: years such as 2019, 2020, 2021, or 1, 2, 3. */
export function isSequence(numbers: readonly number[]): boolean {
  const [first, second] = numbers
  if (first === undefined || second === undefined) return false
  const step = second - first
  const even = numbers.every((number, index) => Number.isInteger(number) && number === first + step * index)
  if (!even || step === 0) return false
  if (numbers.every(isYear)) return Math.abs(step) === 1 || numbers.length >= 3
  return numbers.length >= 3 && step === 1 && (first === 0 || first === 1)
}

export const isYear = (number: number): boolean =>
  Number.isInteger(number) && number >= firstYear && number <= lastYear
