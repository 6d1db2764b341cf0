// Answers tell a period by its first day; whoever wrote down what is wanted may have told it by numbers.

const firstDay = /^(\d{4})-(\d{2})-01(?:$|[T ])/

const ways = [
  (year, month) => (month === 1 ? [year] : undefined),
  (year, month) => [month],
  (year, month) => (month % 3 === 1 ? [(month + 2) / 3] : undefined),
  (year, month) => [year, month],
  (year, month) => (month % 3 === 1 ? [year, (month + 2) / 3] : undefined),
]

/** The rows as they are, and with every first day of a period as numbers: the year, the month, the quarter, or the year and one of them. */
export function toldPeriods(rows) {
  const isTold = rows.length > 0 && rows.every((row) => row.some((cell) => firstDay.test(String(cell))))
  return isTold
    ? [rows, ...ways.map((way) => toldBy(way, rows)).filter((told) => told !== undefined)]
    : [rows]
}

function toldBy(way, rows) {
  const told = rows.map((row) =>
    row.flatMap((cell) => {
      const [, year, month] = firstDay.exec(String(cell)) ?? []
      return year === undefined ? [cell] : (way(Number(year), Number(month)) ?? [undefined])
    }),
  )
  return told.flat().includes(undefined) ? undefined : told
}
