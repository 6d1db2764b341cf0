const escape = /_x([0-9A-Fa-f]{4})_/g

/** Characters that XML cannot hold are written as _x000D_, and an underscore that would begin such a thing as _x005F_. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text
  return text.replace(escape, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
}
