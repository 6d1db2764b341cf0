import type { Hears } from '../hears.ts'

/** One word a line, with what English calls it: 家乡=hometown|home town. A line that begins with # names the subject. */
export const wordsIn = (lines: string): Hears['glossary'] =>
  lines
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [word = '', others = ''] = line.split('=')
      return [word, others.split('|')] as const
    })
