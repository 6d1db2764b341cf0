import type { TextTable } from '../../formats/format.ts'
import type { ColumnFacts } from '../texts/column-facts.ts'

const mostNamed = 10

/** What the texts of columns do not say: their units, and what became of cells without a value. */
export function columnNotes(table: TextTable, facts: readonly ColumnFacts[]): readonly string[] {
  const named = (is: (facts: ColumnFacts) => boolean) => {
    const names = table.columns.flatMap(({ name }, index) => {
      const found = facts[index]
      return found !== undefined && is(found) ? [name] : []
    })
    return names.length > mostNamed ? `${names.slice(0, mostNamed).join(', ')} and others` : names.join(', ')
  }
  const count = (of: (facts: ColumnFacts) => number) => facts.reduce((sum, found) => sum + of(found), 0)
  const percent = named((found) => found.formats.has('percent'))
  const written = named((found) => found.writtenAmounts)
  const hours = named((found) => found.formats.has('duration') || found.beyondDay)
  const [errors, uncomputed, zero] = [
    count((found) => found.errors),
    count((found) => found.uncomputed),
    count((found) => found.zeroDates),
  ]
  const notes = [
    ...(percent === '' ? [] : [`shown in percent, kept as fractions (0.05 is 5 %): ${percent}`]),
    ...moneyNotes(table, facts),
    ...(written === '' ? [] : [`amounts that are texts among numbers, read as numbers: ${written}`]),
    ...(hours === '' ? [] : [`stretches of time, kept in hours: ${hours}`]),
    ...(errors === 0 ? [] : [`${cells(errors)} with an error such as #N/A taken as missing`]),
    ...(uncomputed === 0
      ? []
      : [
          `${cells(uncomputed)} with a formula whose value the file does not hold taken as missing; to get them, save the file in a spreadsheet program`,
        ]),
    ...(zero === 0 ? [] : [`${cells(zero)} with the date 0 taken as missing`]),
  ]
  return notes
}

const cells = (count: number) => (count === 1 ? '1 cell' : `${count} cells`)

function moneyNotes(table: TextTable, facts: readonly ColumnFacts[]): readonly string[] {
  const byUnit = new Map<string, string[]>()
  table.columns.forEach(({ name }, index) => {
    for (const unit of unitsOf(facts[index])) byUnit.set(unit, [...(byUnit.get(unit) ?? []), name])
  })
  return [...byUnit].map(([unit, names]) => `amounts in ${unit}: ${names.slice(0, mostNamed).join(', ')}`)
}

const noUnits: ReadonlySet<string> = new Set()

const unitsOf = (facts: ColumnFacts | undefined): ReadonlySet<string> =>
  facts === undefined
    ? noUnits
    : facts.writtenAmounts && facts.texts.money > 0
      ? facts.texts.units
      : facts.units
