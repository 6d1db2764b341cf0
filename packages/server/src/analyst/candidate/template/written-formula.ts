import type { Formula } from '@auger/contract/plan'
import { isMeasurable, type Prose } from './prose.ts'

interface Place {
  readonly ref: string
  readonly start: number
  readonly end: number
}

/** Signs between names of columns: (high - low) / open. Undefined where none are written. */
export function writtenFormula({ named, reading: { scene, items } }: Prose): Formula | undefined {
  const places = named.flatMap(({ ref, column, item }): readonly Place[] => {
    const [from, last] = [items[item]?.from ?? 0, (items[item]?.until ?? 0) - 1]
    const [first, end] = [scene.tokens[from], scene.tokens[last]]
    return first === undefined || end === undefined || !isMeasurable(column)
      ? []
      : [{ ref, start: first.start, end: end.end }]
  })
  for (const { start } of places) {
    let from = start
    while (from > 0 && /[("'“‘\s]/u.test(scene.asked.text[from - 1] ?? '')) from--
    const formula = new FormulaReader(scene.asked.text, places, from).sum()
    if (formula?.kind === 'binary') return formula
  }
  return undefined
}

const sums: Readonly<Record<string, '+' | '-'>> = { '+': '+', '-': '-', '–': '-', '−': '-' }
const products: Readonly<Record<string, '*' | '/'>> = { '*': '*', '/': '/', '×': '*', '÷': '/' }

/** Sums and products; words of the sentence end them. */
class FormulaReader {
  readonly text: string
  readonly places: readonly Place[]
  #at: number

  constructor(text: string, places: readonly Place[], from: number) {
    this.text = text
    this.places = places
    this.#at = from
  }

  sum(): Formula | undefined {
    return this.#chain(() => this.#chain(() => this.#primary(), products), sums)
  }

  #primary(): Formula | undefined {
    this.#skip()
    if (this.text[this.#at] === '(') {
      this.#at++
      const inner = this.sum()
      this.#skip()
      if (this.text[this.#at] === ')') this.#at++
      return inner
    }
    const place = this.places.find(({ start }) => start === this.#at)
    if (place !== undefined) {
      this.#at = place.end
      return { kind: 'column', column: place.ref }
    }
    const digits = /^\d+(?:\.\d+)?/.exec(this.text.slice(this.#at, this.#at + 20))?.[0]
    if (digits === undefined) return undefined
    this.#at += digits.length
    return { kind: 'number', value: Number(digits) }
  }

  #chain(
    next: () => Formula | undefined,
    signs: Readonly<Record<string, '+' | '-' | '*' | '/'>>,
  ): Formula | undefined {
    let left = next()
    while (left !== undefined) {
      const before = this.#at
      this.#skip()
      const operator = signs[this.text[this.#at] ?? '']
      if (operator !== undefined) this.#at++
      const right = operator === undefined ? undefined : next()
      if (operator === undefined || right === undefined) {
        this.#at = before
        return left
      }
      left = { kind: 'binary', operator, left, right }
    }
    return undefined
  }

  #skip(): void {
    while (/[\s"'“”‘’`]/u.test(this.text[this.#at] ?? '')) this.#at++
  }
}
