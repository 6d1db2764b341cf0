/** A feature for each of several kinds, with its sentence. */
export function each(
  prefix: string,
  kinds: readonly string[],
  sentence: (kind: string) => string,
): readonly (readonly [string, string])[] {
  return kinds.map((kind) => [`${prefix}:${kind}`, sentence(kind)] as const)
}
