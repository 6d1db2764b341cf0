import {
  type Analysis,
  type CellPlace,
  type FigureName,
  type Measure,
  type Step,
  valueColumn,
  type Verb,
} from '@auger/contract/plan'
import type { Table } from '../../../../domain/table.ts'
import type { StatisticsWords } from '../../../../locales/index.ts'

type Wish<One> = One extends Analysis ? Omit<One, 'figures'> : never

/** An analysis without its figures. */
export type AnalysisWish = Wish<Analysis>

export interface FigureWish {
  readonly figure: FigureName
  readonly column?: string
  readonly share?: number
}

/** Collects what is wanted into as few steps as do it. */
export interface PlanBuilder {
  figure(verbs: readonly Verb[], analysis: AnalysisWish, wish: FigureWish): CellPlace
  measure(verbs: readonly Verb[], measure: Measure): CellPlace
  grouped(verbs: readonly Verb[], key: string, measure: Measure): void
  /** Rows as they are; gives the id of the step. */
  rows(verbs: readonly Verb[], columns: readonly string[]): string
  steps(): readonly Step[]
}

interface Draft {
  readonly id: string
  readonly verbs: readonly Verb[]
  readonly wish: AnalysisWish | undefined
  readonly figures: (FigureWish & { readonly as: string })[]
  readonly measures: Measure[]
  readonly columns: readonly string[]
  readonly key: string | undefined
}

export function createPlanBuilder(table: Table, words: StatisticsWords): PlanBuilder {
  const drafts: Draft[] = []
  const draftFor = (
    verbs: readonly Verb[],
    wish: AnalysisWish | undefined,
    columns: readonly string[],
    key?: string,
  ): Draft => {
    const same = JSON.stringify([verbs, wish, columns, key])
    const before = drafts.find(
      (draft) => JSON.stringify([draft.verbs, draft.wish, draft.columns, draft.key]) === same,
    )
    if (before !== undefined) return before
    const draft = { id: `step-${drafts.length + 1}`, verbs, wish, figures: [], measures: [], columns, key }
    drafts.push(draft)
    return draft
  }
  return {
    figure: (verbs, analysis, wish) => {
      const draft = draftFor(verbs, analysis, [])
      const same = (one: FigureWish): boolean =>
        one.figure === wish.figure && one.column === wish.column && one.share === wish.share
      if (!draft.figures.some(same)) draft.figures.push({ ...wish, as: nameOf(wish, analysis, words) })
      return { step: draft.id, row: draft.figures.findIndex(same), column: valueColumn }
    },
    measure: (verbs, measure) => {
      const draft = draftFor(verbs, undefined, [])
      if (!draft.measures.some(({ as }) => as === measure.as)) draft.measures.push(measure)
      return { step: draft.id, row: 0, column: measure.as }
    },
    grouped: (verbs, key, measure) => {
      draftFor(verbs, undefined, [], key).measures.push(measure)
    },
    rows: (verbs, columns) => draftFor(verbs, undefined, columns).id,
    steps: () => drafts.map((draft) => stepOf(draft, table)),
  }
}

function nameOf(
  { figure, column, share }: FigureWish,
  analysis: AnalysisWish,
  words: StatisticsWords,
): string {
  const name = share === undefined ? words.figures[figure] : `${words.figures[figure]} ${share * 100}`
  switch (analysis.kind) {
    case 'describe':
      return words.of(name, column === undefined ? [] : [column])
    case 'correlation':
      return words.of(name, analysis.columns)
    case 'normality':
      return words.of(name, [analysis.column])
    case 'comparison':
      return words.of(name, [analysis.column])
    case 'regression':
      return `${words.of(name, [column ?? analysis.target])}${splitNote(analysis.split)}`
  }
}

const splitNote = (split: { readonly testShare: number; readonly seed: number } | undefined): string =>
  split === undefined ? '' : ` (${split.testShare * 100} %, seed ${split.seed})`

function stepOf({ id, verbs, wish, figures, measures, columns, key }: Draft, table: Table): Step {
  const base = { id, input: { kind: 'table', tableId: table.id }, chart: 'auto', answer: [] } as const
  if (wish !== undefined) return { ...base, verbs, analysis: { ...wish, figures } as Analysis }
  return columns.length > 0
    ? { ...base, verbs: [...verbs, { kind: 'select', columns, distinct: false }] }
    : {
        ...base,
        verbs: [
          ...verbs,
          { kind: 'group', by: key === undefined ? [] : [{ column: key, as: key }], measures },
        ],
      }
}
