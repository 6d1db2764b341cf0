// Breaks one rule of the wire at a time and demands that the acceptance tests named for it turn red.
// npm run mutate [-- WORD…] runs those whose id holds one of the words, else all.
import path from 'node:path'
import { mutations } from './mutations/index.mjs'
import { openScratch } from './mutations/scratch.mjs'
import { runTests } from './mutations/run-tests.mjs'

const atATime = 2
const verdicts = { red: 'red as it should be', green: 'STILL GREEN', broken: 'NO TEST RAN' }
const words = process.argv.slice(2)
const chosen = mutations.filter(({ id }) => words.length === 0 || words.some((word) => id.includes(word)))
const began = Date.now()
const seconds = (since) => `${((Date.now() - since) / 1_000).toFixed(1)} s`

const scratches = await Promise.all(Array.from({ length: atATime }, () => openScratch()))
process.on('SIGINT', () => process.exit(130))
process.on('exit', () => scratches.forEach((scratch) => scratch.removeNow()))

const [first] = scratches
for (const mutation of chosen) await first.check(mutation)
const green = await untouched(first)
const waiting = green ? chosen.values() : [].values()
const outcomes = []
await Promise.all(scratches.map(work))

const count = (kind) => outcomes.filter((outcome) => outcome === kind).length
console.log(
  `summary: mutations: ${count('red')} of ${chosen.length} red as they should be, ${count('green')} still green, ` +
    `${count('broken')} broken otherwise, in ${seconds(began)}`,
)
process.exit(green && chosen.length > 0 && count('red') === chosen.length ? 0 : 1)

/** Nothing can be learnt from a red test that was red before. */
async function untouched(scratch) {
  const since = Date.now()
  const run = await runTests(
    scratch.folder,
    chosen.flatMap(({ tests }) => tests),
  )
  const failed = run.tests.filter(({ status }) => status === 'failed')
  const unmatched = chosen.flatMap(({ id, tests }) =>
    tests
      .filter((named) => !run.matching(named).some(({ status }) => status === 'passed'))
      .map(({ file, name }) => `${id}: ${file} ${name}`),
  )
  for (const { file, name } of failed) console.log(`RED WITHOUT A MUTATION  ${path.basename(file)}  ${name}`)
  for (const text of unmatched) console.log(`NO SUCH TEST PASSES  ${text}`)
  if (run.trouble !== '') console.log(run.trouble)
  const fine = failed.length === 0 && unmatched.length === 0 && run.trouble === ''
  console.log(
    `${fine ? 'green' : 'NOT GREEN'} without a mutation: ${run.tests.filter(({ status }) => status === 'passed').length} tests, ${seconds(since)}`,
  )
  return fine
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
    console.log(`${verdicts[outcome]}  ${mutation.id}  ${mutation.rule}  ${seconds(since)}`)
    if (outcome === 'green')
      for (const { file, name } of stillGreen) console.log(`    did not notice: ${file} ${name}`)
    if (outcome === 'broken') console.log(run.trouble.replace(/^/gm, '    '))
  }
}
