import { builtinFormat } from './builtin-formats.ts'
import { createNumberFormat, type NumberFormat } from './number-format.ts'

/** The formats of styles that name theirs by number: the codes that the file gives, and those that every program knows. */
export function toFormats(
  ids: readonly number[],
  codes: ReadonlyMap<number, string>,
): readonly NumberFormat[] {
  const formats = new Map<number, NumberFormat>()
  return (ids.length === 0 ? [0] : ids).map((id) => {
    const format = formats.get(id) ?? createNumberFormat(codes.get(id) || builtinFormat(id))
    formats.set(id, format)
    return format
  })
}
