// Requests a second of the service as a share of what bare Fastify reaches with the same check and the same statement.
import { startBare, startService } from './contenders.mjs'
import { median, ratios, spread, verdict } from './figures.mjs'
import { connections, measure } from './measure.mjs'
import { creations, mostCreations, readings } from './requests.mjs'

const kinds = [
  { name: 'create session', amount: 4_000, requests: async () => creations() },
  { name: 'get session', amount: 16_000, requests: readings },
]
const wanted = 0.7

export async function measureSessions({ rounds, profile }) {
  const contenders = []
  try {
    contenders.push(await startService({ profile }), await startBare('info'), await startBare('silent'))
    for (const kind of kinds) print(kind, await compare(kind, contenders, rounds))
  } finally {
    for (const contender of contenders) await contender.stop()
  }
}

/** One round to warm up, then A B C, A B C, … so that whatever else the machine does falls on all alike. */
async function compare({ amount, requests }, contenders, rounds) {
  if (amount > mostCreations)
    throw new Error(`At most ${mostCreations} requests a round: users keep 150 sessions`)
  const measured = contenders.map(() => [])
  for (let round = 0; round <= rounds; round++) {
    for (const [index, contender] of contenders.entries()) {
      const found = await measure(contender, await requests(contender), amount)
      if (round > 0) measured[index].push(found)
    }
  }
  return contenders.map(({ name }, index) => ({ name, measured: measured[index] }))
}

function print({ name, amount }, [ours, ...others]) {
  console.log(`\n${name}: ${ours.measured.length} rounds of ${amount} requests, ${connections} connections`)
  for (const { name: contender, measured } of [ours, ...others]) {
    const [rates, cores] = [measured.map(({ perSecond }) => perSecond), measured.map(({ busy }) => busy)]
    const each = measured.map(({ perSecond, busy }) => (busy / perSecond) * 1e6)
    console.log(
      `  ${contender.padEnd(18)} ${spread(rates, 0)} requests/s, ${median(cores).toFixed(2)} cores, ` +
        `${spread(each, 0)} µs of processor a request`,
    )
  }
  const rates = ({ measured }) => measured.map(({ perSecond }) => perSecond)
  for (const other of others) {
    const shares = ratios(rates(ours), rates(other))
    const reached = verdict(median(shares) >= wanted)
    console.log(`  service / ${other.name.padEnd(18)} ${spread(shares, 2)}   (aim ${wanted}: ${reached})`)
  }
}
