import type { SKRSContext2D } from 'canvas'

const isolated = /\u2068[^\u2068\u2069]*\u2069/gu

/** Whether a text runs from right to left: as its first letter does that is not set apart. */
export function runsLeft(text: string): boolean {
  const letter = /\p{L}/u.exec(text.replace(isolated, ''))?.[0] ?? /\p{L}/u.exec(text)?.[0]
  return letter !== undefined && /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter)
}

/** What Vega puts into a canvas: text that runs in its own direction, and no half of a character where a name was cut. */
export const writing = {
  fillText(this: SKRSContext2D, text: string, x: number, y: number): void {
    this.direction = runsLeft(text) ? 'rtl' : 'ltr'
    const { fillText } = Object.getPrototypeOf(this) as SKRSContext2D
    fillText.call(this, text.replace(/\p{Surrogate}/gu, ''), x, y)
  },
}
