/** How the question wants its answer written: text as it stands, and slots that figures of the results fill. */
export interface AnswerTemplate {
  readonly parts: readonly TemplatePart[]
}

export type TemplatePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slot'; readonly name: string; readonly value: SlotValue }

export interface CellPlace {
  readonly step: string
  readonly row: number
  readonly column: string
}

export interface SlotFormat {
  /** Absent: as the result has it. */
  readonly decimals?: number
  /** Shares that are kept in percent and wanted as fractions, and the reverse. */
  readonly times?: number
}

export type SlotValue =
  | { readonly kind: 'cell'; readonly at: CellPlace; readonly format: SlotFormat }
  /** All cells of a column of a step's result. */
  | {
      readonly kind: 'list'
      readonly step: string
      readonly column: string
      readonly format: SlotFormat
      readonly separator: string
    }
  | { readonly kind: 'several'; readonly values: readonly SlotValue[]; readonly separator: string }
  /** The first case whose tests all hold. */
  | { readonly kind: 'choice'; readonly cases: readonly SlotCase[]; readonly otherwise: string }

export interface SlotCase {
  readonly tests: readonly SlotTest[]
  readonly text: string
}

export interface SlotTest {
  readonly at: CellPlace
  /** Without its sign. */
  readonly absolute: boolean
  readonly operator: '=' | '!=' | '<' | '<=' | '>' | '>='
  readonly value: number
}
