// Two ways to do one thing, in turn: one round to warm up, then A B, A B, … so that whatever else the machine does falls on both alike.
import { median, ratios, spread, verdict } from './figures.mjs'
import { processorSecondsBelow } from './processor-time.mjs'

/** Each side is a process to watch and the work to time; both come back as a list of rounds. */
export async function inTurn(rounds, ours, bare) {
  const measured = { ours: [], bare: [] }
  for (let round = 0; round <= rounds; round++) {
    const found = { ours: await time(ours), bare: await time(bare) }
    if (round === 0) continue
    measured.ours.push(found.ours)
    measured.bare.push(found.bare)
  }
  return measured
}

async function time({ processId, work }) {
  const processor = processorSecondsBelow(processId)
  const began = performance.now()
  await work()
  const wall = performance.now() - began
  return { wall, processor: (processorSecondsBelow(processId) - processor) * 1_000 }
}

const leastBare = 250

/** Gives back the ratios that count. */
export function printComparison(name, { ours, bare }, most) {
  const wall = (rounds) => rounds.map((round) => round.wall)
  const processor = (rounds) => rounds.map((round) => round.processor)
  const times = ratios(wall(ours), wall(bare))
  const counts = median(wall(bare)) >= leastBare
  const short = counts ? '' : `   (bare below ${leastBare} ms: does not count)`
  console.log(`  ${name}`)
  console.log(`    ours ${spread(wall(ours), 0)} ms, bare ${spread(wall(bare), 0)} ms${short}`)
  console.log(
    `    ratio ${spread(times, 2)}   (at most ${most}: ${verdict(median(times) <= most)}); ` +
      `the fastest against the fastest ${(Math.min(...wall(ours)) / Math.min(...wall(bare))).toFixed(2)}, ` +
      `of processor time ${spread(ratios(processor(ours), processor(bare)), 2)}`,
  )
  return counts ? times : []
}

/** Of all that counts, together. */
export function printAll(name, times, most) {
  if (times.length === 0) return console.log(`  ${name}: none took long enough to count`)
  console.log(`  ${name} ${spread(times, 2)}   (at most ${most}: ${verdict(median(times) <= most)})`)
}
