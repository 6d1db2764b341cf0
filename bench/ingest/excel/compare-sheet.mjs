// Compares a sheet's grid with what Excel exported of it, cell by cell.

const farthest = 6
const looked = 200
const mostShift = 40

const plain = (text) => text.replace(/\r\n?/g, '\n')
const at = (rows, row, column) => rows[row]?.[column] ?? ''

/**
 * { cells, equal, filled, filledEqual, shift, differences: [{ cell, gold, ours, kind }] } over the cells of the gold and what
 * the grid holds beside them; of the filled ones alone, too. Gold cells with _ are left out: Excel wrote that for letters
 * it could not write.
 */
export function compareSheet(gold, sheet) {
  const rows = sheet?.rows ?? []
  const shift = findShift(gold, rows)
  const result = { cells: 0, equal: 0, filled: 0, filledEqual: 0, shift, differences: [] }
  const width = Math.max(0, ...gold.map((row) => row.length))
  const height = Math.max(gold.length, rows.length - shift.row)
  for (let row = 0; row < height; row++) {
    const ourWidth = (rows[row + shift.row]?.length ?? 0) - shift.column
    for (let column = 0; column < Math.max(width, ourWidth); column++) {
      const wanted = plain(at(gold, row, column))
      const ours = plain(at(rows, row + shift.row, column + shift.column))
      const inside = row < gold.length && column < (gold[row]?.length ?? 0)
      if (wanted.includes('_') || (!inside && ours === '')) continue
      const equal = wanted === ours
      result.cells++
      if (equal) result.equal++
      if (wanted !== '' || ours !== '') {
        result.filled++
        if (equal) result.filledEqual++
      }
      if (equal) continue
      const place = { row: row + shift.row, column: column + shift.column }
      result.differences.push({ ...place, gold: wanted, ours, kind: kindOf(wanted, ours, place, sheet) })
    }
  }
  return result
}

/** An export begins where Excel takes the sheet's used part to begin, which it does not say: with the best fit. */
function findShift(gold, rows) {
  const firstRow = Math.max(
    rows.findIndex((row) => row.some((text) => text !== '')),
    0,
  )
  const firstColumn = Math.min(
    ...rows.map((row) => row.findIndex((text) => text !== '')).filter((column) => column >= 0),
    mostShift,
  )
  let best = { row: 0, column: 0, fitting: -1 }
  for (let row = 0; row <= Math.min(firstRow, mostShift); row++) {
    for (let column = 0; column <= firstColumn; column++) {
      const fitting = gold
        .slice(0, looked)
        .flatMap((cells, index) =>
          cells.filter(
            (text, place) => text !== '' && plain(text) === plain(at(rows, index + row, place + column)),
          ),
        ).length
      if (fitting > best.fitting) best = { row, column, fitting }
    }
  }
  return { row: best.row, column: best.column }
}

function kindOf(gold, ours, { row, column }, sheet) {
  if (sheet === undefined) return 'the sheet was not read'
  if (sheet.formulas.has(`${row} ${column}`)) return 'a formula that Excel computed anew'
  if (gold !== '' && isNear(gold, row, column, sheet.rows))
    return 'stands in another row or column of the book'
  if (gold === '') return 'in the book, not in the gold'
  if (ours === '') return 'in the gold, not in the book'
  const [one, other] = [gold.trim(), ours.trim()]
  if (one === other) return 'spaces around it'
  return /\d/.test(one) && /\d/.test(other) ? 'another number or date' : 'another text'
}

function isNear(gold, row, column, rows) {
  for (let distance = 1; distance <= farthest; distance++) {
    for (const sign of [-1, 1]) {
      if (plain(at(rows, row + sign * distance, column)) === gold) return true
      if (plain(at(rows, row, column + sign * distance)) === gold) return true
    }
  }
  return false
}
