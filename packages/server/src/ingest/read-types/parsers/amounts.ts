import type { ColumnUnit } from '../../../domain/table.ts'
import { quoteText } from '../../../sql/quote.ts'
import { anyOf } from './literal-pattern.ts'
import { decimalBody, digitsOf, sign, space, wholeBody, withSign, type DecimalMark } from './number-text.ts'
import { withBracketsNoted, type ValueParser } from './value-parser.ts'
import type { KnownUnit } from './units.ts'
import { unitBeside, writtenAmount, type WrittenAmount } from './written-amount.ts'

/** Numbers with one unit before or after them: € 12.50, 12,5 %, (USD 3), 80 km/h. */
export function amounts(texts: readonly string[], delimiter: string): readonly ValueParser[] {
  const written = texts.flatMap((text) => writtenAmount(text) ?? [])
  const counts = new Map<KnownUnit, number>()
  let known = 0
  for (const one of written) {
    const unit = unitBeside(one)
    if (unit !== undefined) known++
    if (unit) counts.set(unit, (counts.get(unit) ?? 0) + 1)
  }
  const [first, ...others] = [...counts].sort((one, other) => other[1] - one[1]).map(([unit]) => unit)
  if (first === undefined || known < texts.length * mostlyAmounts || texts.every(isDecade)) return []
  if (others.length > 0) return [severalUnits(first)]
  const decimal = marksOf(written, first, delimiter).map((mark) => decimalAmounts(first, mark))
  return [wholeAmounts(first), ...decimal].map((parser) => withBracketsNoted(parser, texts))
}

const mostlyAmounts = 0.8

/** The 1990s are no seconds. */
const isDecade = (text: string): boolean => /^(?:1[0-9]|20)[0-9]0s$/.test(text)

/** Which mark to try first, where the values themselves leave it open: of money three digits are thousands. */
function marksOf(
  written: readonly WrittenAmount[],
  { kind }: KnownUnit,
  delimiter: string,
): readonly DecimalMark[] {
  const points = written.some(({ digits }) => digits.includes('.'))
  const byPoints = kind === 'currency' ? points : delimiter !== ','
  return byPoints ? [',', '.'] : ['.', ',']
}

const decimals: { readonly [Mark in DecimalMark]: string } = {
  '.': 'with a decimal point',
  ',': 'with a decimal comma',
}

function wholeAmounts(unit: KnownUnit): ValueParser {
  return {
    name: `whole amounts in ${unit.text}`,
    type: 'integer',
    pattern: amountPattern(unit, wholeBody),
    unit: unitOf(unit),
    value: (text) => withSign(text, `TRY_CAST(${digitsOf(text, '.', unit.forms)} AS BIGINT)`),
  }
}

function decimalAmounts(unit: KnownUnit, mark: DecimalMark): ValueParser {
  return {
    name: `amounts in ${unit.text}, ${decimals[mark]}`,
    type: 'number',
    pattern: amountPattern(unit, decimalBody(mark)),
    doubtful: true,
    unit: unitOf(unit),
    value: (text) => withSign(text, `TRY_CAST(${digitsOf(text, mark, unit.forms)} AS DOUBLE)`),
  }
}

/** Takes the texts and then refuses those in other units, so that a person is told why the column stays text. */
function severalUnits(unit: KnownUnit): ValueParser {
  const own = decimalAmounts(unit, '.')
  return {
    name: `amounts in one unit, ${unit.text}`,
    type: 'number',
    pattern: `[^0-9]{0,12}[0-9][0-9.,'\u2019]*(?:${space}[0-9.,]+)*[^0-9]{0,16}`,
    value: (text) =>
      `CASE WHEN regexp_full_match(${text}, ${quoteText(own.pattern)}) THEN ${own.value(text)} END`,
  }
}

const unitOf = ({ kind, text }: KnownUnit): ColumnUnit => ({ kind, text })

/** A bare zero needs no unit. */
function amountPattern({ kind, forms }: KnownUnit, body: string): string {
  const unit = anyOf(forms)
  const gap = `${space}{0,2}`
  const before = [
    `${sign}${gap}${unit}${gap}${sign}${gap}${body}-?`,
    `[(]${unit}${gap}${body}[)]`,
    `${unit}${gap}[(]${body}[)]`,
  ]
  return [
    `${sign}${gap}${body}-?${gap}${unit}-?`,
    `[(]${body}${gap}${unit}[)]`,
    `[(]${body}[)]${gap}${unit}`,
    '0(?:[.,]0+)?',
    ...(kind === 'unit' ? [] : before),
  ].join('|')
}
