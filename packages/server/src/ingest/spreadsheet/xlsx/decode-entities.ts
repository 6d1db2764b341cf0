const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const last = 0x10ffff

/** Replaces the five entities that XML knows and characters by number; others stay as they stand. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#([0-9]+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole
      const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
      return code <= last ? String.fromCodePoint(code) : whole
    },
  )
}
