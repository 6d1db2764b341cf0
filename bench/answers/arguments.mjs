// What the command is told.
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sharedSets } from '../shared-sets.mjs'
import { BadArguments } from './bad-arguments.mjs'
import { disclosures, modelSettings, readByModel, routes } from './model-settings.mjs'
import { sets } from './sets/index.mjs'

const training = sets.filter((set) => set.training).map(({ name }) => name)

export const usage = `npm run bench -- answers --data DIR --out DIR [--set NAME]... [--swapped] [--work DIR] [--limit N]
                         [--train DIR] [--languages en,zh] [--parallel N] [--upload-only]
                         [--send-back] [--questions FILE] [--resume]
                         [--route builtin|auto|model] [--disclose schema|aggregates|samples] [--tape DIR]
npm run bench -- answers --small

Uploads tables and documents to a service of its own, asks every question of a folder, and writes what it answered.

  --data DIR       a folder for each set, NAME/questions.jsonl beside its files; what is missing is left out. Sets:
                   ${sets
                     .filter((set) => !set.training)
                     .map(({ name }) => name)
                     .join(' ')}
  --out DIR        writes OUT/NAME.jsonl, a line a question, as score.mjs reads them. Where DIR/score.mjs and
                   NAME/gold.jsonl lie in the data, its table is printed; no gold is needed to ask
  --train DIR      the same of sets to learn from: ${training.join(' ')}
  --set NAME       this set alone; may be given again
  --swapped        asks ${sets
    .filter(({ swaps }) => swaps)
    .map(({ name }) => name)
    .join(' and ')} of the wrong table and says how many answers are claimed: OUT/NAME.swapped.jsonl
  --work DIR       keeps the service's data and what was uploaded, so that the next run uploads only what has changed
  --limit N        the first N questions of a set, in each of its languages
  --questions FILE these alone: ids, one a line. A follow-up is asked in its talk: the whole talk must be in the file
  --languages L,L  these languages alone
  --parallel N     how many questions at a time (2)
  --upload-only    has the tables read into --work and asks nothing
  --send-back      asks whatever an answer offers to ask, too, and says how much of that is answered
  --resume         keeps the lines that OUT/NAME.jsonl has already and asks the rest: what met an error again, a talk
                   whole or not at all. Lines are written as they come
  --route ROUTE    builtin: no model is asked (default). auto: a model gets what the built-in analyst is not sure of;
                   model: it is asked first. Which one the environment says: ${readByModel.join(', ')}
  --disclose LEVEL what the model may see: schema (default), aggregates or samples
  --tape DIR       keeps replies there and asks none twice (AUGER_MODEL_TAPE); without AUGER_MODEL_BASE_URL and
                   AUGER_MODEL_API_KEY nothing is asked but of the tape
  --small          the first question of each set in each of its languages, of the sets beside the checkout

Ends with 1 where more than one question in a hundred was met with an error.`

const smallRound = {
  small: true,
  data: sharedSets,
  train: undefined,
  out: undefined,
  uploadOnly: false,
  work: undefined,
  names: undefined,
  swapped: false,
  sendsBack: false,
  limit: 1,
  languages: undefined,
  parallel: 2,
  ids: undefined,
  resume: false,
  model: undefined,
}

export function readArguments(argv, environment = process.env) {
  const { data, train, out, work, limit, languages, parallel = '2', ...values } = parsed(argv)
  if (values.help) return { help: true }
  if (values.small) return { ...smallRound, help: false }
  if (data === undefined) throw new BadArguments('Which folder? --data is missing.')
  if (!statSync(data, { throwIfNoEntry: false })?.isDirectory())
    throw new BadArguments(`--data: there is no folder ${data}`)
  if (train !== undefined && !statSync(train, { throwIfNoEntry: false })?.isDirectory())
    throw new BadArguments(`--train: there is no folder ${train}`)
  const uploadOnly = values['upload-only'] === true
  if (uploadOnly && work === undefined)
    throw new BadArguments('--upload-only: into which folder? --work is missing.')
  if (out === undefined && !uploadOnly) throw new BadArguments('Where to? --out is missing.')
  return {
    data: path.resolve(data),
    train: train === undefined ? undefined : path.resolve(train),
    out: out === undefined ? undefined : path.resolve(out),
    uploadOnly,
    work: work === undefined ? undefined : path.resolve(work),
    names: setNames(values.set),
    swapped: values.swapped === true,
    sendsBack: values['send-back'] === true,
    limit: limit === undefined ? undefined : atLeast(1, '--limit', limit),
    languages: languages?.toLowerCase().split(','),
    parallel: atLeast(1, '--parallel', parallel),
    ids: values.questions === undefined ? undefined : idsIn(values.questions),
    resume: values.resume === true,
    model: modelOf(values, environment),
    help: false,
  }
}

/** What the service is told of a model; undefined where none is to be asked. */
function modelOf({ route = 'builtin', disclose, tape }, environment) {
  oneOf(routes, '--route', route)
  if (disclose !== undefined) oneOf(disclosures, '--disclose', disclose)
  const beside = Object.entries({ '--disclose': disclose, '--tape': tape }).find(
    ([, told]) => told !== undefined,
  )
  if (route === 'builtin' && beside !== undefined)
    throw new BadArguments(`${beside[0]} is for a model, and --route is builtin`)
  return route === 'builtin' ? undefined : modelSettings({ route, disclose, tape }, environment)
}

function idsIn(file) {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile())
    throw new BadArguments(`--questions: there is no file ${file}`)
  const lines = readFileSync(file, 'utf8').split(/\r?\n/)
  const ids = new Set(lines.map((line) => line.trim()).filter((line) => line !== ''))
  if (ids.size === 0) throw new BadArguments(`--questions: there is no id in ${file}`)
  return ids
}

function oneOf(known, option, given) {
  if (!known.includes(given))
    throw new BadArguments(`${option} must be one of ${known.join(', ')}, not ${given}`)
}

function parsed(argv) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }]
  try {
    return parseArgs({
      args: argv,
      options: {
        ...{ data: text, train: text, out: text, work: text, limit: text, languages: text, parallel: text },
        ...{ questions: text, route: text, disclose: text, tape: text, resume: flag },
        ...{
          set: { ...text, multiple: true },
          swapped: flag,
          'upload-only': flag,
          'send-back': flag,
          small: flag,
          help: { ...flag, short: 'h' },
        },
      },
    }).values
  } catch (error) {
    throw new BadArguments(error.message)
  }
}

function setNames(given) {
  const unknown = given?.find((name) => !sets.some((set) => set.name === name))
  if (unknown !== undefined) throw new BadArguments(`--set: there is no set ${unknown}`)
  return given
}

function atLeast(least, option, text) {
  if (!/^\d+$/.test(text) || Number(text) < least)
    throw new BadArguments(`${option} must be a number, ${least} or more, not ${text}`)
  return Number(text)
}
