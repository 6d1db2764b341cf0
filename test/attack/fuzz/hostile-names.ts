import type { Random } from '../../crash/random.ts'
import type { Scratch } from './scratch.ts'
import { partAt } from './syntax-tree.ts'

const fragments = [
  ...[
    "'",
    '"',
    "''",
    '""',
    '\'"',
    '`',
    '\\',
    "\\'",
    '\\"',
    '$$',
    '$1',
    '?',
    '%',
    '_',
    '\u0000',
    '\n',
    '\r\n',
    '\t',
  ],
  ...[';', '--', '/*', '*/', '#', '(', ')', '[', ']', '{', '}', '${7*7}', '{{7*7}}', '@', '|', '=', '*'],
  ...[
    '＂',
    '＇',
    'ʼ',
    '＇ OR 1=1',
    '\u202e',
    '\u200b',
    '\u0085',
    '\u2028',
    '名前',
    '😀',
    'İ',
    'ß',
    'e\u0301',
  ],
  ...[
    ' UNION ALL SELECT * FROM words ',
    '; DROP VIEW sales; ',
    "' OR '1'='1",
    "\" FROM read_text('/etc/passwd')--",
  ],
  ...['SELECT', 'sales', 'amount', 'x', '../', '..\\', '%00', '%2e%2e%2f', '<script>', 'CON', '.', ' '],
] as const

/** A text made to break out of the quotes around it. */
export function hostileName(random: Random): string {
  return Array.from({ length: random.whole(2, 6) }, () => random.pick(fragments)).join('')
}

/** Whether it does, of those of someone who forgot to double the quotes inside. */
export async function breaksQuotes(name: string, scratch: Scratch): Promise<boolean> {
  const asName = await scratch.parse(`SELECT 1 AS "${name}"`)
  const asText = await scratch.parse(`SELECT '${name}'`)
  const first = ['statements', 0, 'node', 'select_list', 0]
  return (
    asName === undefined ||
    asText === undefined ||
    partAt(asName, [...first, 'alias']) !== name ||
    partAt(asText, [...first, 'value', 'value']) !== name
  )
}
