import type { Epoch } from './date-parts.ts'
import { meaningOf, type FormatMeaning } from './format-kind.ts'
import { parseFormat } from './parse-format.ts'
import { renderDate } from './render-date.ts'
import { renderFraction } from './render-fraction.ts'
import { renderGeneral } from './render-general.ts'
import { renderNumber } from './render-number.ts'
import type { Condition, Section } from './token.ts'

/** What a cell's number format makes of its value. */
export interface NumberFormat {
  readonly code: string
  readonly meaning: FormatMeaning
  number(value: number, epoch: Epoch): string
  text(value: string): string
}

export function createNumberFormat(code: string): NumberFormat {
  const sections = parseFormat(code)
  const numeric = sections.slice(0, 3).filter((section, index) => index < 1 || !isText(section))
  const textual = sections[3] ?? sections.find(isText)
  return {
    code,
    meaning: meaningOf(sections[0]),
    number(value, epoch) {
      if (!Number.isFinite(value)) return '#NUM!'
      const chosen = choose(numeric, value)
      return chosen === undefined ? '###' : renderSection(chosen, value, epoch)
    },
    text(value) {
      return textual === undefined ? value : renderText(textual, value)
    },
  }
}

const isText = ({ tokens }: Section) => tokens.some((token) => token.kind === 'text')

interface Chosen {
  readonly section: Section
  /** The section says by itself that the number is negative. */
  readonly unsigned: boolean
}

function choose(sections: readonly Section[], value: number): Chosen | undefined {
  const [first, second, third] = sections
  if (first === undefined) return undefined
  if (sections.some((section) => section.condition !== undefined)) return chooseByCondition(sections, value)
  if (second === undefined || value > 0 || (value === 0 && third === undefined)) {
    return { section: first, unsigned: false }
  }
  return value < 0 ? { section: second, unsigned: true } : { section: third ?? first, unsigned: false }
}

/** A section without a condition stands for the negative numbers if it is the second of three, else for the rest. */
function chooseByCondition(sections: readonly Section[], value: number): Chosen | undefined {
  for (const [index, section] of sections.entries()) {
    const last = index === sections.length - 1
    const implied: Condition | undefined =
      last || index > 1 ? undefined : { operator: index === 0 ? '>' : '<', limit: 0 }
    const condition = section.condition ?? implied
    if (condition === undefined || holds(condition, value)) {
      return { section, unsigned: condition !== undefined && onlyNegative(condition) }
    }
  }
  return undefined
}

function holds({ operator, limit }: Condition, value: number): boolean {
  switch (operator) {
    case '<':
      return value < limit
    case '<=':
      return value <= limit
    case '>':
      return value > limit
    case '>=':
      return value >= limit
    case '=':
      return value === limit
    case '<>':
      return value !== limit
  }
}

function onlyNegative({ operator, limit }: Condition): boolean {
  return (operator === '<' && limit <= 0) || ((operator === '<=' || operator === '=') && limit < 0)
}

function renderSection({ section, unsigned }: Chosen, value: number, epoch: Epoch): string {
  const { tokens } = section
  if (isDate(section)) return renderDate(section, value, epoch)
  const sign = value < 0 && !unsigned ? '-' : ''
  const size = Math.abs(value)
  if (tokens.some((token) => token.kind === 'general' || token.kind === 'text')) {
    return sign + renderAround(section, renderGeneral(size))
  }
  if (tokens.length === 0) return ''
  const hasDigits = tokens.some((token) => token.kind === 'digit')
  if (hasDigits && tokens.some((token) => token.kind === 'slash')) return sign + renderFraction(tokens, size)
  return renderNumber(tokens, value, !unsigned)
}

function renderAround({ tokens }: Section, value: string): string {
  return tokens
    .map((token) => {
      if (token.kind === 'literal') return token.text
      if (token.kind === 'percent') return '%'
      return token.kind === 'general' || token.kind === 'text' ? value : ''
    })
    .join('')
}

function renderText(section: Section, value: string): string {
  return section.tokens.length === 0 ? '' : renderAround(section, value)
}

export function isDate({ tokens }: Section): boolean {
  return tokens.some(
    (token) => token.kind === 'date' || token.kind === 'elapsed' || token.kind === 'half-day',
  )
}
