/** What is strange in a text, whatever its language, and how much less likely each makes it, as a logarithm. */
const strange: readonly (readonly [pattern: RegExp, weight: number])[] = [
  // Characters that no text has.
  [/[\u0080-\u009f\ufffd\ue000-\uf8ff]/gu, -15],
  // Two scripts in one word.
  [/[A-Za-z](?=[\u0370-\u06ff\u0e00-\u0e7f])|[\u0370-\u06ff\u0e00-\u0e7f](?=[A-Za-z])/gu, -4],
  [/[A-Za-z](?=[\u2e80-\ud7ff])|[\u2e80-\ud7ff](?=[A-Za-z])/gu, -2.5],
  [/[A-Za-z0-9](?=[\uff61-\uff9f])|[\uff61-\uff9f](?=[A-Za-z0-9])/gu, -2.5],
  // A letter between digits, a mark on what cannot carry it.
  [/(?<=[0-9])[\u0080-\u2e7f](?<=\p{L})(?=[0-9])/gu, -4],
  [/[^aeiouyăâêôơư](?=[\u0300-\u0323])/giu, -4],
  // A capital behind a small letter.
  [/\p{Ll}(?=\p{Lu})/gu, -3],
  // A sign in the middle of a word.
  [/(?<=\p{L})[\u0080-\u2fff](?<![\p{L}\p{M}’·])(?=\p{L})/gu, -4],
  // Letters with accents side by side.
  [/[\u00c0-\u024f](?=[\u00c0-\u024f])/gu, -1.5],
  // A single capital that is no word.
  [/(?<![\p{L}\p{M}])[\u00c0-\u04ff](?<=\p{Lu})(?![\p{L}\p{M}])/gu, -3],
]

export function strangeness(text: string): number {
  return strange.reduce((total, [pattern, weight]) => total + weight * (text.match(pattern)?.length ?? 0), 0)
}
