const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u

/** About how wide a text is, counted in letters: those of Chinese, Japanese and Korean take the room of two. */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += wide.test(character) ? 2 : 1
  return width
}

/** Breaks a text between words into lines of at most `width` letters. */
export function wrapText(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const { segment } of new Intl.Segmenter('und', { granularity: 'word' }).segment(text)) {
    if (
      line !== '' &&
      segment.trim() !== '' &&
      textWidth(line + segment) > width &&
      !/^\p{P}/u.test(segment)
    ) {
      lines.push(withoutBlanks(line))
      line = ''
    }
    line += segment
  }
  return [...lines, withoutBlanks(line)]
}

/** A blank that does not break was put there on purpose. */
const withoutBlanks = (line: string): string => line.replace(/[^\S\u00a0]+$/u, '')
