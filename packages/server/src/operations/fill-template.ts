import type { Cell } from '@auger/contract'
import type {
  AnswerTemplate,
  CellPlace,
  SlotFormat,
  SlotTest,
  SlotValue,
  TemplatePart,
} from '@auger/contract/plan'
import { fromExpression, render, type Phrase, type Text } from '../locales/index.ts'
import type { Outcome } from './outcome.ts'

/** What a step came to, and the file that has it. */
export interface TemplateResult {
  readonly outcome: Outcome
  readonly tableName: string
}

/** What is not defined is written so, for the programs that read it. */
const undefinedValue = 'nan'

/** The answer as the question wants it written, every number bound to its cell. */
export function fillTemplate(template: AnswerTemplate, results: ReadonlyMap<string, TemplateResult>): Text {
  return render(template.parts.flatMap((part) => filled(part, results)))
}

function filled(part: TemplatePart, results: ReadonlyMap<string, TemplateResult>): Phrase {
  return part.kind === 'text' ? [fromExpression(part.text, 'question')] : valued(part.value, results)
}

function valued(value: SlotValue, results: ReadonlyMap<string, TemplateResult>): Phrase {
  switch (value.kind) {
    case 'cell':
      return [shownCell(value.at, value.format, results)]
    case 'list': {
      const count = results.get(value.step)?.outcome.rows.length ?? 0
      const { step, column, format } = value
      return Array.from({ length: count }, (_, row) =>
        shownCell({ step, row, column }, format, results),
      ).flatMap((piece, index) => (index === 0 ? [piece] : [value.separator, piece]))
    }
    case 'several':
      return value.values.flatMap((one, index) => [
        ...(index === 0 ? [] : [value.separator]),
        ...valued(one, results),
      ])
    case 'choice': {
      const chosen = value.cases.find(({ tests }) => tests.every((test) => holds(test, results)))
      return [fromExpression(chosen?.text ?? value.otherwise, 'question')]
    }
  }
}

function shownCell(
  at: CellPlace,
  format: SlotFormat,
  results: ReadonlyMap<string, TemplateResult>,
): Phrase[number] {
  const table = results.get(at.step)?.tableName
  const text = formatted(cellAt(at, results), format)
  return {
    text,
    origin: { kind: 'cell', row: at.row, column: at.column, ...(table === undefined ? {} : { table }) },
  }
}

function cellAt({ step, row, column }: CellPlace, results: ReadonlyMap<string, TemplateResult>): Cell {
  const outcome = results.get(step)?.outcome
  const place = outcome?.columns.findIndex(({ name }) => name === column) ?? -1
  return outcome?.rows[row]?.[place] ?? null
}

function formatted(cell: Cell, { decimals, times = 1 }: SlotFormat): string {
  if (cell === null) return undefinedValue
  const number = typeof cell === 'boolean' || cell === '' ? NaN : Number(cell)
  if (!Number.isFinite(number) || (typeof cell === 'string' && decimals === undefined)) return String(cell)
  const value = times === 1 ? number : number * times
  return decimals === undefined ? String(value) : withoutMinus(value.toFixed(decimals))
}

const withoutMinus = (text: string): string => (/^-0(?:\.0+)?$/.test(text) ? text.slice(1) : text)

function holds(
  { at, absolute, operator, value }: SlotTest,
  results: ReadonlyMap<string, TemplateResult>,
): boolean {
  const cell = cellAt(at, results)
  if (cell === null) return false
  const number = absolute ? Math.abs(Number(cell)) : Number(cell)
  switch (operator) {
    case '=':
      return number === value
    case '!=':
      return number !== value
    case '<':
      return number < value
    case '<=':
      return number <= value
    case '>':
      return number > value
    case '>=':
      return number >= value
  }
}
