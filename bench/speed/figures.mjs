// What is said of many measurements of one thing: the one in the middle, and the least and the most.
export const median = (numbers) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The one that this share of all lies below. */
export const quantile = (numbers, share) => {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

export const spread = (numbers, digits) =>
  `${median(numbers).toFixed(digits)} (${Math.min(...numbers).toFixed(digits)} to ${Math.max(...numbers).toFixed(digits)})`

/** Round by round, so that whatever else the machine did then fell on both alike. */
export const ratios = (ones, others) => ones.map((one, round) => one / others[round])

export const verdict = (reached) => (reached ? 'reached' : 'MISSED')
