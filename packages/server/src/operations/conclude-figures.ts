import { figureColumn, valueColumn } from '@auger/contract/plan'
import { formatNumber, fromCell, named, type Phrase } from '../locales/index.ts'
import { cellAt, type ConclusionInput } from './conclusion-input.ts'

/** An analysis: each of its figures is a sentence. */
export function concludeFigures(input: ConclusionInput): readonly Phrase[] {
  const { outcome, locale, where } = input
  const words = locale.says.conclusions
  return outcome.rows.map((_, row) => {
    const measure: Phrase = [named(String(cellAt(input, row, figureColumn)), 'figure')]
    const value = cellAt(input, row, valueColumn)
    if (value === null) return words.noValue(measure, where)
    const shown = [fromCell(formatNumber(Number(value), locale), row, valueColumn)]
    return words.value({ measure, value: shown, where })
  })
}
