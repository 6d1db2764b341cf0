// What the command is told.
import { existsSync, statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { made } from './gather/made.mjs'
import { setNames } from './gather/questions.mjs'

const known = [...setNames, ...made]

export const usage = `npm run bench -- learn gather --data DIR --work DIR... --out FILE [--train DIR] [--set NAME]...
                         [--limit N] [--model DIR] [--parallel N]
npm run bench -- learn fit --from FILE... [--write DIR] [--folds N] [--report FILE]
npm run bench -- learn own [--check]
npm run bench -- learn --small

gather asks the analyst for the candidates of every question, runs each and writes which were right. fit learns from that what ranks
candidates and how far the best can be trusted; every figure is of tables that the models had not seen. own learns a small
model from our own questions alone, within a minute.

  --data DIR       the questions with their gold, a folder for each set
  --train DIR      the same of sets to learn from
  --work DIR       what \`npm run bench -- answers --work DIR --upload-only\` keeps: the tables as the service has read them
  --set NAME       this set alone; may be given again: ${known.join(' ')}
  --limit N        the first N questions of a set
  --parallel N     how many processes gather (2)
  --model DIR      whose ranker.json says what the analyst made of earlier turns (its first candidate where absent)
  --out FILE       a line a question; zipped where it ends in .gz
  --from FILE      what was gathered; may be given again
  --write DIR      writes ranker.json, confidence.json and manifest.json
  --folds N        into how many parts tables are parted (4)
  --report FILE    the figures as markdown, with what each feature is worth on each set
  --check          whether own.json is what our own questions teach, byte for byte; writes nothing
  --small          learns from made-up questions: whether it works`

/** Something that the command cannot work with. */
export class BadArguments extends Error {}

export function readArguments(argv) {
  const { values, positionals } = parsed(argv)
  if (values.help) return { help: true }
  if (values.small) return { task: 'small' }
  const [task, ...others] = positionals
  if (others.length > 0) throw new BadArguments(`One thing at a time, not ${positionals.join(' and ')}`)
  if (task === 'gather') return { task, ...gatherArguments(values) }
  if (task === 'fit') return { task, ...fitArguments(values) }
  if (task === 'own') return { task, check: values.check === true }
  throw new BadArguments(
    task === undefined ? 'Gather, fit or own?' : `There is nothing called ${task}: gather, fit or own?`,
  )
}

function gatherArguments({ data, train, work, model, out, set, limit, parallel }) {
  if (data === undefined || work === undefined || out === undefined)
    throw new BadArguments('gather needs --data, --work and --out')
  for (const [name, folder] of [
    ['data', data],
    ['train', train],
    ['model', model],
    ...work.map((one) => ['work', one]),
  ])
    if (folder !== undefined && !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
      throw new BadArguments(`--${name}: there is no folder ${folder}`)
  const unknown = set?.find((name) => !known.includes(name))
  if (unknown !== undefined)
    throw new BadArguments(`--set: there is no set ${unknown}, but ${known.join(', ')}`)
  return {
    ...{ data, train, work, model, out, sets: set ?? known },
    ...(limit === undefined ? {} : { limit: count('limit', limit) }),
    parallel: count('parallel', parallel ?? '2'),
  }
}

function fitArguments({ from, write, folds, report }) {
  if (from === undefined) throw new BadArguments('fit needs --from')
  const missing = from.find((file) => !existsSync(file))
  if (missing !== undefined) throw new BadArguments(`--from: there is no file ${missing}`)
  const parts = count('folds', folds ?? '4')
  if (parts < 2)
    throw new BadArguments('--folds must be 2 or more: nothing is told of tables that were learned from')
  return { from, write, folds: parts, report }
}

function count(name, text) {
  if (!/^\d+$/.test(text) || Number(text) < 1)
    throw new BadArguments(`--${name} must be a number, 1 or more, not ${text}`)
  return Number(text)
}

function parsed(argv) {
  const [text, several, flag] = [{ type: 'string' }, { type: 'string', multiple: true }, { type: 'boolean' }]
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        ...{
          data: text,
          train: text,
          work: several,
          model: text,
          out: text,
          set: several,
          limit: text,
          parallel: text,
        },
        ...{ from: several, write: text, folds: text, report: text },
        ...{ check: flag, small: flag, help: { ...flag, short: 'h' } },
      },
    })
  } catch (error) {
    throw new BadArguments(error.message)
  }
}
