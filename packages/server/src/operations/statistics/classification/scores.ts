import { at, requirePairs, sum } from '../numbers.ts'
import { encodeLabels, type Label } from '../scale/encode.ts'

export interface ConfusionMatrix {
  readonly classes: readonly Label[]
  /** Rows are the actual classes, columns the predicted. */
  readonly counts: readonly (readonly number[])[]
}

export function confusionMatrix(actual: readonly Label[], predicted: readonly Label[]): ConfusionMatrix {
  requirePairs(actual, predicted)
  const { classes, codes } = encodeLabels([...actual, ...predicted])
  const counts = classes.map(() => classes.map(() => 0))
  actual.forEach((_, index) => {
    const row = counts[at(codes, index)] ?? []
    const column = at(codes, actual.length + index)
    row[column] = at(row, column) + 1
  })
  return { classes, counts }
}

/** The share predicted right. Null for no rows. */
export function accuracy(actual: readonly Label[], predicted: readonly Label[]): number | null {
  requirePairs(actual, predicted)
  const right = actual.filter((label, index) => label === predicted[index]).length
  return actual.length === 0 ? null : right / actual.length
}

export interface ClassScores {
  /** 0 where the class is never predicted, as scikit-learn. */
  readonly precision: number
  /** 0 where the class never occurs. */
  readonly recall: number
  readonly f1: number
}

/** One entry for each class of the matrix. */
export function classScores(matrix: ConfusionMatrix): (ClassScores & { label: Label; support: number })[] {
  return matrix.classes.map((label, index) => {
    const right = at(matrix.counts[index] ?? [], index)
    const support = sum(matrix.counts[index] ?? [])
    const guessed = sum(matrix.counts.map((row) => at(row, index)))
    return {
      label,
      support,
      precision: guessed === 0 ? 0 : right / guessed,
      recall: support === 0 ? 0 : right / support,
      f1: guessed + support === 0 ? 0 : (2 * right) / (guessed + support),
    }
  })
}

/** The plain mean over the classes, or the mean weighted by how often each occurs. Null for no rows. */
export function averageScores(matrix: ConfusionMatrix, weighting: 'macro' | 'weighted'): ClassScores | null {
  const scores = classScores(matrix)
  const weights = scores.map(({ support }) => (weighting === 'macro' ? 1 : support))
  const total = sum(weights)
  if (total === 0) return null
  const average = (pick: (entry: ClassScores) => number): number =>
    sum(scores.map((entry, index) => pick(entry) * at(weights, index))) / total
  return {
    precision: average((entry) => entry.precision),
    recall: average((entry) => entry.recall),
    f1: average((entry) => entry.f1),
  }
}
