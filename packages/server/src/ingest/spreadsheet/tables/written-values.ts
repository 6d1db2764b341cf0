import { missingInValues } from '../../read-types/missing-words.ts'
import { parsersFor } from '../../read-types/parsers.ts'
import { fullPattern } from '../../read-types/parsers/value-parser.ts'
import { amountIn } from '../../read-types/amount-in.ts'
import type { CellView } from './cell-view.ts'
import type { Content } from './content.ts'

/** A sheet on which texts that are written as numbers or dates count as such, and words for nothing as nothing. */
export function withWrittenValues(view: CellView): CellView {
  return {
    ...view,
    content(row, column) {
      const content = view.content(row, column)
      return content === 'text' ? contentOfText(view.shown(row, column)) : content
    },
    number(row, column) {
      if (view.content(row, column) !== 'text') return view.number(row, column)
      return amountIn(view.shown(row, column))
    },
  }
}

const missing = new Set(missingInValues)
const dates = parsersFor(',')
  .filter(({ type }) => type === 'date' || type === 'timestamp')
  .map(({ pattern }) => fullPattern(pattern))

function contentOfText(text: string): Content {
  if (missing.has(text)) return 'other'
  if (dates.some((pattern) => pattern.test(text))) return 'date'
  return amountIn(text) === undefined ? 'text' : 'number'
}
