import { codePoints, type Binding, type Language } from '@auger/contract'
import { numbersIn } from './number-words.ts'

/** Numbers in a text that no binding covers. Any is a defect: a number in an answer must be traceable. */
export function freeNumbers(
  content: string,
  bindings: readonly Binding[],
  language?: Language,
): readonly string[] {
  return numbersIn(content, language)
    .filter((number) => {
      const start = codePoints(content.slice(0, number.start))
      const end = start + codePoints(number.text)
      return !bindings.some((binding) => binding.start <= start && end <= binding.end)
    })
    .map((number) => number.text)
}
