import { megabytes, read, type Bomb } from './bomb.ts'

/** What patterns go back and forth over. */
const runs: readonly string[] = [
  `${' '.repeat(megabytes(1))}x`,
  '""'.repeat(megabytes(0.5)),
  `'`.repeat(megabytes(1)),
  '\\'.repeat(megabytes(1)),
  '1,234.'.repeat(150_000),
  '1'.repeat(megabytes(1)),
  '-'.repeat(megabytes(1)),
]
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
const many = (marks: readonly string[], length: number) =>
  marks.map((mark) => mark.repeat(Math.ceil(length / mark.length)))

/** What begins in Markdown or in a page and never ends. */
const marks = '* _ ` [ ![ ]( < & | ~~ # \\ <!-- - = **a _a [a]( <a `` | h |'.split(' ')
const tags = ['<', '<a ', '<!--', '&', '&#', '<a b="', "<a b='", '</', '<td', '<script']

export const worstCases: readonly Bomb[] = [
  read('csv', 'runs that patterns go over again and again', /"columns":/, () =>
    [
      'n,long,short',
      ...runs.map((text, at) => `${at},${quoted(text)},${quoted(text.slice(0, 5_000))}`),
      '',
    ].join('\n'),
  ),
  read('csv', 'lines of quotes', /"columns":/, () =>
    Array.from({ length: 200 }, (_, at) => '"'.repeat(at * 50)).join('\n'),
  ),
  read('tsv', 'lines of blanks and backslashes', /"columns":/, () =>
    Array.from({ length: 200 }, (_, at) => `${' '.repeat(at * 500)}\t${'\\'.repeat(at * 50)}\tx`).join('\n'),
  ),
  read('txt', 'runs that patterns go over again and again', /characters of text/, () => runs.join('\n\n')),
  read('md', 'marks that never end', /characters of text/, () => many(marks, 200_000).join('\n\n')),
  read(
    'doc',
    'tags that never end',
    /characters of text/,
    () => `<html><body>x ${many(tags, 200_000).join('<p>')}`,
  ),
  read('json', 'runs that patterns go over again and again', /"rowCount":7/, () =>
    JSON.stringify(runs.map((text, number) => ({ number, text }))),
  ),
]
