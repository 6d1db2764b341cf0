import {
  valueColumn,
  type FigureAnalysis,
  type CellPlace,
  type Condition,
  type FigureName,
  type Verb,
} from '@auger/contract/plan'
import type { StatisticsWords } from '../../../locales/index.ts'
import { placeOf, type ColumnRef } from '../../frame/column-ref.ts'
import { emptyFrame, type FrameBeside } from '../../frame/frame.ts'

type Wish<One> = One extends FigureAnalysis ? Omit<One, 'figures'> : never

/** An analysis without its figures. */
export type AnalysisWish = Wish<FigureAnalysis>

export interface FigureWish {
  readonly figure: FigureName
  readonly column?: ColumnRef
  readonly share?: number
}

/** The rows that something is computed over. */
export interface ReadyRows {
  readonly filters: readonly Condition[]
  readonly preparation: readonly Verb[]
}

/** Collects what slots want into as few results as have it. */
export interface Results {
  figure(rows: ReadyRows, analysis: AnalysisWish, wish: FigureWish): CellPlace
  /** The cells of a column as they stand; gives the step that has them. */
  listed(rows: ReadyRows, shown: readonly ColumnRef[]): string
  frames(): readonly FrameBeside[]
}

interface Draft {
  readonly key: string
  readonly rows: ReadyRows
  readonly wish: AnalysisWish | undefined
  readonly shown: readonly ColumnRef[]
  readonly figures: FigureWish[]
}

export function createResults(tableId: string, words: StatisticsWords): Results {
  const drafts: Draft[] = []
  const draftOf = (
    rows: ReadyRows,
    wish: AnalysisWish | undefined,
    shown: readonly ColumnRef[],
  ): { readonly draft: Draft; readonly step: string } => {
    const key = JSON.stringify([rows, wish, shown])
    const at = drafts.findIndex((one) => one.key === key)
    const draft = drafts[at] ?? { key, rows, wish, shown, figures: [] }
    if (at < 0) drafts.push(draft)
    return { draft, step: `step-${at < 0 ? drafts.length : at + 1}` }
  }
  return {
    figure: (rows, analysis, wish) => {
      const { draft, step } = draftOf(rows, analysis, [])
      const same = (one: FigureWish): boolean => JSON.stringify(one) === JSON.stringify(wish)
      if (!draft.figures.some(same)) draft.figures.push(wish)
      return { step, row: draft.figures.findIndex(same), column: valueColumn }
    },
    listed: (rows, shown) => draftOf(rows, undefined, shown).step,
    frames: () => drafts.map((draft) => frameOf(draft, tableId, words)),
  }
}

function frameOf(
  { rows, wish, shown, figures }: Draft,
  tableId: string,
  words: StatisticsWords,
): FrameBeside {
  const { filters, preparation } = rows
  const base = {
    ...emptyFrame(tableId),
    filters,
    ...(preparation.length === 0 ? {} : { preparation }),
  }
  if (wish === undefined) return { ...base, task: 'rows', shown }
  const named = figures.map((figure) => ({ ...figure, as: nameOf(figure, wish, words) }))
  return { ...base, task: 'analysis', analysis: { ...wish, figures: named } as FigureAnalysis }
}

function nameOf(
  { figure, column, share }: FigureWish,
  analysis: AnalysisWish,
  words: StatisticsWords,
): string {
  const name = share === undefined ? words.figures[figure] : `${words.figures[figure]} ${share * 100}`
  return words.of(name, columnsOf(analysis, column).map(plainName))
}

function columnsOf(analysis: AnalysisWish, column: ColumnRef | undefined): readonly ColumnRef[] {
  switch (analysis.kind) {
    case 'describe':
      return column === undefined ? [] : [column]
    case 'correlation':
      return analysis.columns
    case 'normality':
    case 'comparison':
      return [analysis.column]
    case 'regression':
      return [column ?? analysis.target]
    case 'trend':
      return [analysis.of]
  }
}

/** A column that was made before has no table in its name. */
export const plainName = (ref: ColumnRef): string => (ref.includes('/') ? placeOf(ref).column : ref)
