// What the command is told.
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { setNames } from './sets.mjs'

export const usage = `npm run bench -- ranker --data DIR --work DIR [--set NAME]... [--write FILE]
npm run bench -- ranker --data DIR --work DIR --gather FILE
npm run bench -- ranker --from FILE... [--part one] [--write FILE]
npm run bench -- ranker --small

Ranks what each question may mean, runs the likeliest, and learns from which of them were right. Every figure printed is of tables
that the weights had not seen.

  --data DIR       the questions with their gold, a folder for each set: ${setNames.join(' ')}
  --work DIR       what \`npm run bench -- answers --work DIR\` keeps: the tables as the service has read them; may be given again
  --set NAME       this set alone, or own, our own questions; may be given again
  --language LANG  this language alone (EN, ZH-CN, …); may be given again
  --weights FILE   what candidates are ranked by before it learns (the analyst's own)
  --gather FILE    keeps the questions with their judged plans and learns nothing
  --from FILE      learns from what was kept so; may be given again
  --part PART      what is asked of one table alone, or of several
  --write FILE     the weights it learned from all questions
  --pairs N        how many pairs of features are weighed together (1000)
  --folds N        into how many parts tables are parted (5)
  --small          a few of our own questions, few pairs, two folds: whether it works
  --show N         how many examples of what went wrong are shown (0)`

/** What is asked of one table is learned apart from what is asked of several. */
const parts = ['one', 'several']

/** Something that the command cannot work with. */
export class BadArguments extends Error {}

const ownWeights = path.join(
  import.meta.dirname,
  '../../packages/server/src/adapters/analyst/builtin/candidates/weights.json',
)

const smallRound = {
  small: true,
  work: [],
  sets: ['own'],
  languages: ['EN'],
  weights: ownWeights,
  parts,
  pairs: 20,
  folds: 2,
  shown: 0,
}

export function readArguments(argv) {
  const values = parsed(argv)
  if (values.help) return { help: true }
  if (values.small) return { ...smallRound, help: false }
  if (values.from === undefined) mustHaveTables(values)
  for (const file of values.from ?? [])
    if (!existsSync(file)) throw new BadArguments(`--from: there is no file ${file}`)
  if (values.part !== undefined && !parts.includes(values.part))
    throw new BadArguments(`--part is ${parts.join(' or ')}, not ${values.part}`)
  const known = [...setNames, 'own']
  const unknown = values.set?.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new BadArguments(`--set: there is no set ${unknown}, but ${known.join(', ')}`)
  return {
    data: values.data,
    work: values.work,
    sets: values.set ?? known,
    languages: values.language,
    weights: values.weights ?? ownWeights,
    gather: values.gather,
    from: values.from,
    parts: values.part === undefined ? parts : [values.part],
    write: values.write,
    pairs: count('pairs', values.pairs, 1000),
    folds: count('folds', values.folds, 5),
    shown: count('show', values.show, 0),
  }
}

function mustHaveTables({ data, work }) {
  if (data === undefined || work === undefined)
    throw new BadArguments('--data and --work are needed, or --from.')
  for (const folder of [data, ...work])
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new BadArguments(`there is no folder ${folder}`)
}

function count(name, text, otherwise) {
  if (text === undefined) return otherwise
  if (!/^\d+$/.test(text)) throw new BadArguments(`--${name} must be a number, not ${text}`)
  return Number(text)
}

function parsed(argv) {
  const text = { type: 'string' }
  const several = { type: 'string', multiple: true }
  const help = { type: 'boolean', short: 'h' }
  const options = { data: text, work: several, set: several, language: several, weights: text, write: text }
  const kept = { gather: text, from: several, part: text }
  try {
    return parseArgs({
      args: argv,
      options: {
        ...options,
        ...kept,
        pairs: text,
        folds: text,
        show: text,
        small: { type: 'boolean' },
        help,
      },
    }).values
  } catch (error) {
    throw new BadArguments(error.message)
  }
}
