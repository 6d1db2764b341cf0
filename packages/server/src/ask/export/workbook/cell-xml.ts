import type { Cell } from '@auger/contract'
import { isLikeFormula } from '../../../domain/csv-text.ts'
import { escapeXml } from './escape-xml.ts'
import { styles } from './styles.ts'

/** What a cell of a spreadsheet holds at most. */
const longestText = 32_767

/** A1, B1, … by the places of column and row, from 0. */
export function cellName(column: number, row: number): string {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  return `${letters}${row + 1}`
}

/** A cell as what it is: a number, a date, a truth or a text, and never a formula. Nothing where it is empty. */
export function cellXml(place: string, cell: Cell, type: string | undefined): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return Number.isFinite(cell) ? `<c r="${place}"><v>${cell}</v></c>` : ''
  if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${cell ? 1 : 0}</v></c>`
  const serial = type === 'date' || type === 'timestamp' ? serialOf(cell) : undefined
  if (serial === undefined) return textXml(place, cell, isLikeFormula(cell) ? styles.text : styles.plain)
  return `<c r="${place}" s="${type === 'date' ? styles.date : styles.time}"><v>${serial}</v></c>`
}

export function textXml(place: string, text: string, style: number): string {
  const short = text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(short)}</t></is></c>`
}

const dayMilliseconds = 86_400_000
const dayZero = Date.UTC(1899, 11, 30)
/** Before it spreadsheets count a day that there never was. */
const firstSafe = Date.UTC(1900, 2, 1)
const lastSafe = Date.UTC(9999, 11, 31, 23, 59, 59, 999)

/** The day as spreadsheets count it; undefined of what they cannot show as one. */
function serialOf(text: string): number | undefined {
  const [, day, time] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d:\d\d(?:\.\d+)?))?$/.exec(text) ?? []
  if (day === undefined) return undefined
  const at = Date.parse(`${day}T${(time ?? '00:00:00').slice(0, 12)}Z`)
  if (Number.isNaN(at) || at < firstSafe || at > lastSafe) return undefined
  return (at - dayZero) / dayMilliseconds
}
