import type { ComparisonAnalysis } from '@auger/contract/plan'
import { placeOf } from '../../frame/column-ref.ts'
import { option } from '../draft.ts'
import { columnOf } from '../scene.ts'
import { groupTestFigures, namedTest, type GroupTest } from './named-test.ts'
import type { Said } from './said.ts'
import {
  isMeasured,
  itemsOf,
  matchNotes,
  measured,
  parting,
  tableIdOf,
  type StatisticKind,
  type StatisticQuestion,
} from './statistic-question.ts'

/** The groups or the second column that values are compared with. */
interface Sides {
  readonly column: string
  readonly with: ComparisonAnalysis['with']
  /** How many groups there are. */
  readonly groups: number
}

/** Whether groups differ by more than chance. */
export const groupTests: StatisticKind = (question) => {
  const { said, words, columns } = question
  const [first] = columns
  if (first === undefined) return []
  const named = namedTest(said)
  const sides = named === 'chi-squared' ? crossedSides(question) : comparedSides(question)
  if (sides === undefined) return []
  const test = named ?? unnamedTest(said, sides)
  if (test === undefined || !suits(test, sides)) return []
  const names = [placeOf(sides.column).column]
  const analysis: ComparisonAnalysis = {
    kind: 'comparison',
    test,
    column: sides.column,
    with: sides.with,
    figures: figuresOf(said).map((figure) => ({ figure, as: words.of(words.figures[figure], names) })),
  }
  return [
    option(
      { task: 'analysis', tableId: tableIdOf(first), analysis },
      [...itemsOf(columns), ...said.items(...groupTestFigures, ...spoken)],
      [named === undefined ? 'statistic:test-unnamed' : 'statistic:test', ...matchNotes(columns)],
      named === undefined ? 0.4 : 0,
    ),
  ]
}

const spoken = ['paired', 'significance', 'p-value', 'statistic', 'degrees'] as const
const ofTwo: readonly GroupTest[] = ['student-t', 'welch-t', 'mann-whitney', 'kolmogorov-smirnov']
const ofPairs: readonly GroupTest[] = ['paired-t', 'wilcoxon']

/** A difference that is to be significant, without a word of how that is tested: means that may differ in how far they spread. */
function unnamedTest(said: Said, { groups, with: { kind } }: Sides): GroupTest | undefined {
  if (kind !== 'groups' || !said.says('significance') || said.says('correlation', 'regression'))
    return undefined
  return groups === 2 ? 'welch-t' : 'anova'
}

function suits(test: GroupTest, { groups, with: { kind } }: Sides): boolean {
  if (ofPairs.includes(test)) return kind === 'column'
  return ofTwo.includes(test) ? groups === 2 : groups >= 2
}

/** A column of numbers by groups, or two columns of numbers. */
function comparedSides(question: StatisticQuestion): Sides | undefined {
  const [column, other, ...more] = measured(question)
  const [group, ...others] = parting(question)
  if (column === undefined || more.length > 0 || others.length > 0) return undefined
  if (group !== undefined)
    return other === undefined
      ? {
          column: column.ref,
          with: { kind: 'groups', column: group.ref },
          groups: groupsOf(question, group.ref),
        }
      : undefined
  if (other !== undefined)
    return { column: column.ref, with: { kind: 'column', column: other.ref }, groups: 2 }
  const chosen = question.filters.find(({ condition }) => condition?.kind === 'in')?.columns[0]
  return chosen === undefined
    ? undefined
    : { column: column.ref, with: { kind: 'groups', column: chosen }, groups: groupsOf(question, chosen) }
}

/** Two columns whose values are counted against each other. */
function crossedSides({ columns, reading: { scene } }: StatisticQuestion): Sides | undefined {
  const [left, right, ...more] = columns
  if (left === undefined || right === undefined || more.length > 0) return undefined
  if ([left, right].some((one) => isMeasured(one) && one.column.type === 'number')) return undefined
  const { distinct } = columnOf(scene, right.ref)
  return { column: left.ref, with: { kind: 'groups', column: right.ref }, groups: distinct }
}

/** Those that the question chooses, else all that there are. */
function groupsOf({ filters, reading: { scene } }: StatisticQuestion, ref: string): number {
  const chosen = filters.flatMap(({ condition }) =>
    condition?.kind === 'in' && condition.column === ref ? [condition.values.length] : [],
  )
  return chosen[0] ?? columnOf(scene, ref).distinct
}

const figuresOf = (said: Said): readonly ('statistic' | 'p-value' | 'degrees')[] =>
  said.says('degrees') ? ['statistic', 'p-value', 'degrees'] : ['statistic', 'p-value']
