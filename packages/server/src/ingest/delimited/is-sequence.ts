/** Names such as 1990, 2000, 2005 over a table that is spread out by year, or 1, 2, 3. */
export function isSequence(cells: readonly string[]): boolean {
  const numbers = cells.map(Number)
  const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? number))
  const years = numbers.length > 2 && numbers.every((number) => number >= 1500 && number <= 2200)
  return (
    numbers.length > 1 &&
    numbers.every(Number.isInteger) &&
    (steps.every((step) => Math.abs(step) === 1) ||
      (years && (steps.every((step) => step > 0) || steps.every((step) => step < 0))))
  )
}
