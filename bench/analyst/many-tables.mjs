// The same questions of one table with 25 columns, and of that table among 199 others, in turns, so that a busy machine slows both.
import { createAnalyst } from '@auger/server/analyst/index'
import { openExamples } from '@auger/server/operations/example-tables.contract'
import { crowd, widened } from './crowd.mjs'

const questions = [
  'What is the total amount by region?',
  'Which product has the lowest average rating?',
  'How many orders were returned in the North?',
  'top 3 products by amount',
  'average unit price of shipped orders in 2023',
]
const small = process.argv.includes('--small')
const rounds = small ? 5 : 20
const warmUp = small ? 2 : 4

const examples = await openExamples(['orders'])
const analyst = createAnalyst()
const table = widened(examples.table('orders'), 25)
const contenders = { one: [table], many: [table, ...crowd(table, 199, 25)] }
const times = { one: [], many: [] }
for (let round = 0; round < rounds; round++)
  for (const text of questions)
    for (const [name, tables] of Object.entries(contenders)) {
      const question = { ...(await examples.question(text, 'EN', [examples.table('orders')])), tables }
      const began = performance.now()
      await analyst.propose(question, [], [])
      if (round >= warmUp) times[name].push(performance.now() - began)
    }
examples.close()

const at = (list, share) => [...list].sort((a, b) => a - b)[Math.floor(list.length * share)]
console.log('analyst, milliseconds a question    p50     p90')
for (const [name, list] of Object.entries(times))
  console.log(
    `  ${name === 'one' ? '1 table, 25 columns' : '200 tables, 5,000 columns'}`.padEnd(34),
    at(list, 0.5).toFixed(1).padStart(5),
    at(list, 0.9).toFixed(1).padStart(7),
  )
const ratio = (share) => (at(times.many, share) / at(times.one, share)).toFixed(2)
console.log(`  200 tables : 1 table`.padEnd(34), ratio(0.5).padStart(5), ratio(0.9).padStart(7))
