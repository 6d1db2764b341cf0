/** A value as it stands in a straight file. */
export function quoteField(value: string, delimiter: string): string {
  const needed = value.includes(delimiter) || /["\r\n]/.test(value) || value !== value.trim()
  return needed ? `"${value.replaceAll('"', '""')}"` : value
}
