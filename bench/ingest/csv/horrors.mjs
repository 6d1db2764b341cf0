// messytables: files that no one can say the truth about are read, or refused with the reason, for a person to look at.
import { loadRows } from '../read/load-read.mjs'

const folder = 'csv/messytables/'
const shownRows = 2
const shownLength = 160

export async function describeHorrors(results) {
  const horrors = [...results.values()].filter(({ path }) => path.startsWith(folder))
  if (horrors.length === 0) return []
  const counts = ['read', 'refused', 'ended'].map((status) => [status, number(horrors, status)])
  console.log(`\nmessytables: ${counts.map(([status, count]) => `${count} ${status}`).join(', ')}`)
  for (const horror of horrors) await describe(horror)
  const settled = horrors.length - number(horrors, 'ended')
  return [
    {
      name: 'messytables files read, or refused with the reason',
      value: `${settled} of ${horrors.length}`,
      bar: 'all',
      holds: settled === horrors.length,
    },
  ]
}

const number = (results, wanted) => results.filter(({ status }) => status === wanted).length

async function describe({ name, status, error, report, tables, passages }) {
  if (status !== 'read') return console.log(`  ${name}: ${status}: ${error}`)
  const sizes = [
    ...tables.map(({ rowCount, columns }) => `${rowCount} rows of ${columns.length}`),
    ...(passages === undefined ? [] : [`${passages.count} passages`]),
  ]
  const written = report.delimiter === undefined ? '' : ` ${JSON.stringify(report.delimiter)}`
  console.log(`  ${name}: ${sizes.join('; ')}; ${report.format}${written}, ${report.encoding}`)
  for (const note of report.notes) console.log(`      ${cut(note)}`)
  const rows = tables.length === 0 ? [] : await loadRows(tables[0])
  for (const row of rows.slice(0, shownRows)) console.log(`      | ${cut(row.join(' | '))}`)
}

const cut = (text) => {
  const line = text.replaceAll('\n', '⏎')
  return line.length > shownLength ? `${line.slice(0, shownLength)}…` : line
}
