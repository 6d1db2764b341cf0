import { looksTyped } from '../read-types/looks-typed.ts'

/** The names of the columns, from the rows of a header: groups of columns above, units below. */
export function joinHeader(rows: readonly (readonly string[])[], grouped: boolean): readonly string[] {
  const [first = [], ...others] = rows
  const upper = grouped ? spread(first) : []
  const [names = [], units = []] = grouped ? others : [first, ...others]
  return names.map(withoutMark).map((name, index) => {
    const group = (upper[index] ?? '').trim()
    const unit = bare(units[index] ?? '')
    const whole = group === '' || name.trim() === '' ? `${group}${name}` : `${group} ${name.trim()}`
    return unit === '' || whole.trim() === '' ? whole : `${whole.trim()} (${unit})`
  })
}

/** Some mark the header as a comment. */
const withoutMark = (name: string, index: number) =>
  index === 0 ? name.replace(/^#\s*(?=[^\s#])/, '') : name

/** A group's name stands over its first column only. */
function spread(cells: readonly string[]): readonly string[] {
  let last = ''
  return cells.map((cell) => (last = cell.trim() === '' ? last : cell))
}

const unit =
  /^(%|‰|[$€£¥₹₽]|°?[CFK]|[µmckMG]?(m|g|s|l|L|V|A|W|J|N|Pa|bar|Hz|Wh|b|B)([²³23]|\^[23])?|t|lb|oz|ft|in|mi|yd|ha|km\/h|mph|m\/s|m\/s[²2]|min|h|hr|hrs?|d|days?|yrs?|years?|ppm|USD|EUR|GBP|JPY|CNY|deg|rad|mol|n|no\.?|count|pcs)$/

/** The second row, when it holds nothing but units of what stands below it. */
export function unitsUnder(rows: readonly (readonly string[])[]): readonly string[] | undefined {
  const [, second = [], ...below] = rows
  const cells = second.map((cell) => cell.trim()).filter((cell) => cell !== '' && cell !== '-')
  if (cells.length === 0 || below.length === 0) return undefined
  const isUnit = (cell: string) => unit.test(bare(cell)) || /^[[(][^\])]{1,20}[\])]$/.test(cell)
  if (!cells.every(isUnit)) return undefined
  const measured = second.filter(
    (cell, column) => isUnit(cell.trim()) && below.some((row) => looksTyped(row[column] ?? '')),
  )
  return measured.length * 2 > cells.length ? second : undefined
}

const bare = (cell: string) =>
  cell
    .trim()
    .replace(/^[[(](.*)[\])]$/, '$1')
    .replace(/^-$/, '')
    .trim()
