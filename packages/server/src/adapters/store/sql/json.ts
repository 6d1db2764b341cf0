export const jsonOrNull = (value: object | null): string | null =>
  value === null ? null : JSON.stringify(value)
