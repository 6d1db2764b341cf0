/** The days that were chosen, both with all their hours here. A day that is only half typed is none. */
export function momentsOf({ first, last }: { readonly first: string; readonly last: string }): {
  readonly since?: string
  readonly until?: string
} {
  const [since, until] = [beginOf(first, 0), beginOf(last, 1)]
  return { ...(since === undefined ? {} : { since }), ...(until === undefined ? {} : { until }) }
}

function beginOf(day: string, later: number): string | undefined {
  const [year, month, date] = day.split('-').map(Number)
  if (year === undefined || month === undefined || date === undefined || year < 1970 || year > 9_999)
    return undefined
  const begin = new Date(year, month - 1, date + later)
  return Number.isNaN(begin.getTime()) ? undefined : begin.toISOString()
}
