import type { Random } from '../../crash/random.ts'

const gaps = [
  ' ',
  '  ',
  '\n',
  '\t',
  '\u00a0',
  '\u2003',
  '/**/',
  ' /* SELECT */ ',
  ' --\n',
  ' -- ; SELECT 1\n',
] as const
const befores = [
  '',
  '',
  ';',
  'SELECT 1;',
  '/* SELECT 1 */ ',
  'EXPLAIN ',
  'EXPLAIN ANALYZE ',
  'PREPARE p AS ',
  'FROM sales;',
] as const
const afters = ['', '', ';', ';;', '; SELECT 1', ' -- SELECT 1', ' /* */', '; FROM sales'] as const

/** The same command as another hand would write it: other case, other gaps, other company. Quoted texts stay. */
export function respell(statement: string, random: Random): string {
  const words = statement.split(/('(?:[^']|'')*'|"(?:[^"]|"")*"|\s+)/).map((word) => {
    if (/^\s+$/.test(word)) return random.pick(gaps)
    return /^['"]/.test(word) ? requoted(word, random) : recased(word, random)
  })
  return random.pick(befores) + words.join('') + random.pick(afters)
}

const requoted = (text: string, random: Random) =>
  text.startsWith("'") && random.chance(0.2) ? `e${text}` : text

const recased = (word: string, random: Random) =>
  [...word].map((letter) => (random.chance(0.5) ? letter.toUpperCase() : letter.toLowerCase())).join('')
