// How long an empty request takes while the service is attacked, as a ratio to the idle service.
import { parseArgs } from 'node:util'
import { attacks } from './attacks/index.mjs'
import { measureAttack } from './measure-attack.mjs'
import { bar, judge, mostMegabytes, print, printSummary } from './report.mjs'

/** One of each kind, so that none breaks unseen; the others take minutes. */
const smallRound = ['many-slots', 'dripping-bodies', 'large-job', 'part-etags', 'many-questions']

const usage = `npm run bench -- stall [--only NAME,NAME] [--small] [--rounds N] [--seconds N] [--assert] [--profile DIR]

${attacks.map(({ name, about }) => `  ${name.padEnd(16)} ${about}`).join('\n')}

  --only     these attacks alone
  --small    one short round each of ${smallRound.join(', ')}, or of those that are named
  --rounds   how often the service is measured idle and attacked, in turn (3)
  --seconds  how long each time (3)
  --assert   ends with 1 where a ratio is above ${bar} or the server held more than ${mostMegabytes} MiB
  --profile  a folder for processor profiles of the service

Ends with 1 where an attack ended the service, or it gave no right answer afterwards.`

export async function run(argv) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }]
  const { values } = parseArgs({
    args: argv,
    options: {
      only: text,
      rounds: text,
      seconds: text,
      profile: text,
      small: flag,
      assert: flag,
      help: flag,
    },
  })
  if (values.help) return console.log(usage)
  const names = values.only?.split(',') ?? (values.small ? smallRound : attacks.map(({ name }) => name))
  const unknown = names.filter((name) => !attacks.some((attack) => attack.name === name))
  if (unknown.length > 0) {
    console.error(`There is no attack ${unknown.join(', ')}.\n\n${usage}`)
    process.exitCode = 2
    return
  }
  const small = values.small === true
  const options = {
    small,
    rounds: Number(values.rounds ?? (small ? 1 : 3)),
    seconds: Number(values.seconds ?? (small ? 2.5 : 3)),
    profile: values.profile,
  }
  const results = []
  for (const attack of attacks.filter(({ name }) => names.includes(name))) {
    const result = await measureAttack(attack, options)
    print(result)
    results.push(result)
  }
  printSummary(results)
  const judged = results.map(judge)
  const failed = judged.some(
    ({ lives, worst, small: fits }) => !lives || (values.assert && !(worst <= bar && fits)),
  )
  process.exitCode = failed ? 1 : 0
}
