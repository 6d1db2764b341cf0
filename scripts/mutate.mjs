// Breaks one rule of the wire at a time and demands that the acceptance tests named for it turn red.
// npm run mutate [-- WORD…] runs those whose id holds one of the words, else all; --fit only tells those that fit no more.
import { mutations } from './mutations/index.mjs'
import { openScratch } from './mutations/scratch.mjs'
import { runTests } from './mutations/run-tests.mjs'

const atATime = 2
const verdicts = {
  red: 'red as it should be',
  green: 'STILL GREEN',
  broken: 'NO TEST RAN',
  untested: 'NOT TESTED',
  unfit: 'DOES NOT FIT',
}
const onlyFit = process.argv.includes('--fit')
const words = process.argv.slice(2).filter((word) => word !== '--fit')
const chosen = mutations.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)))
const began = Date.now()
const seconds = (since) => `${((Date.now() - since) / 1_000).toFixed(1)} s`

const scratches = await Promise.all(Array.from({ length: atATime }, () => openScratch()))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130))
process.on('exit', () => scratches.forEach((scratch) => scratch.removeNow()))

const [first] = scratches
const outcomes = []
const fit = await fitting(chosen, first)
if (onlyFit) process.exit(fit.length === chosen.length ? 0 : 1)
const waiting = (await testable(fit, first)).values()
await Promise.all(scratches.map(work))

const count = (kind) => outcomes.filter((outcome) => outcome === kind).length
console.log(
  `summary: mutations: ${count('red')} of ${chosen.length} red as they should be, ${count('green')} still green, ` +
    `${count('broken')} where no test ran, ${count('untested')} whose tests were not green before, ` +
    `${count('unfit')} that do not fit the code, in ${seconds(began)}`,
)
process.exit(chosen.length > 0 && count('red') === chosen.length ? 0 : 1)

/** Code moves on; a mutation that has nothing to change any more is an error, told together with all others like it. */
async function fitting(mutations, scratch) {
  const fit = []
  for (const mutation of mutations) {
    const problem = await scratch.problemOf(mutation)
    if (problem === undefined) fit.push(mutation)
    else {
      outcomes.push('unfit')
      console.log(`${verdicts.unfit}  ${mutation.id}  ${problem}`)
    }
  }
  return fit
}

/** Nothing can be learnt from a red test that was red before: the mutations whose tests all pass without them. */
async function testable(mutations, scratch) {
  const since = Date.now()
  const run = await runTests(
    scratch.folder,
    mutations.flatMap(({ tests }) => tests),
  )
  const passed = run.tests.filter(({ status }) => status === 'passed').length
  console.log(`without a mutation: ${passed} tests green, ${seconds(since)}`)
  if (run.trouble !== '') console.log(run.trouble)
  return mutations.filter(({ id, rule, says, tests }) => {
    const unfit = tests.filter((named) => {
      const matching = run.matching(named).map(({ status }) => status)
      return matching.includes('failed') || !matching.includes('passed')
    })
    if (unfit.length === 0) return true
    outcomes.push('untested')
    console.log(`${verdicts.untested}  ${id}  ${rule} ${says}`)
    for (const { file, name } of unfit) console.log(`    not green before: ${file} ${name}`)
    return false
  })
}

async function work(scratch) {
  for (const mutation of waiting) {
    const since = Date.now()
    const restore = await scratch.apply(mutation)
    const run = await runTests(scratch.folder, mutation.tests)
    await restore()
    const stillGreen = mutation.tests.filter(
      (named) => !run.matching(named).some(({ status }) => status === 'failed'),
    )
    const outcome =
      stillGreen.length === 0
        ? 'red'
        : run.tests.some(({ status }) => status === 'passed')
          ? 'green'
          : 'broken'
    outcomes.push(outcome)
    console.log(`${verdicts[outcome]}  ${mutation.id}  ${mutation.rule} ${mutation.says}  ${seconds(since)}`)
    if (outcome === 'green')
      for (const { file, name } of stillGreen) console.log(`    did not notice: ${file} ${name}`)
    if (outcome === 'broken') console.log(run.trouble.replace(/^/gm, '    '))
  }
}
