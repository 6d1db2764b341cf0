import type { Link } from './link.ts'
import type { ReadQuestion } from './question.ts'

const scales: { readonly [word: string]: number } = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  million: 1e6,
  bn: 1e9,
  billion: 1e9,
  千: 1e3,
  万: 1e4,
  百万: 1e6,
  亿: 1e8,
}

const pattern =
  /(?<![\p{Script=Latin}\p{N}.])([-−]?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)(?:\s*(thousand|million|billion|百万|千|万|亿)(?![\p{Script=Latin}])|(k|m|mn|bn)(?![\p{L}\p{N}]))?/giu

/** Numbers in digits, with their scale: 1,000 · 3.5 · 2 million · 3万. A minus counts only before a space or at the start. */
export function groundNumbers(question: ReadQuestion): readonly Link[] {
  return [...question.text.matchAll(pattern)].flatMap((match) => {
    const [text, digits = '', word, letter] = match
    const signed = /^[-−]/.test(digits) && !/\S$/.test(question.text.slice(0, match.index))
    const from = match.index + (/^[-−]/.test(digits) ? 1 : 0)
    const start = question.units.findIndex((unit) => unit.start >= from)
    const end = question.units.findLastIndex((unit) => unit.start < match.index + text.length) + 1
    if (start < 0 || end <= start) return []
    const scale = scales[(word ?? letter ?? '').toLowerCase()] ?? 1
    const plain = Number(digits.replace(/^[-−]/, '').replaceAll(',', ''))
    const sign = signed ? -1 : 1
    return [
      {
        start,
        end,
        quality: 0.9,
        ground: { kind: 'number' as const, value: sign * plain * scale, plain: sign * plain },
      },
    ]
  })
}
