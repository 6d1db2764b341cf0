// What is said of an attack: how long an empty request takes, as a ratio to the idle service, and how the service is.
import { median, quantile, verdict } from '../speed/figures.mjs'

export const bar = 5
export const mostMegabytes = 1_024

export function judge({ idle, attacked, after, peak, ending }) {
  const ratioOf = (name) => ratio(quantile(attacked[name], 0.99), quantile(idle[name], 0.99))
  const waits = attacked.honest.length === 0 ? [] : [ratio(median(attacked.honest), median(idle.honest))]
  const ratios = [ratioOf('healthz'), ratioOf('sessions'), ...waits]
  return {
    ratios,
    worst: Math.max(...ratios),
    lives: ending === undefined && after === 'answers',
    small: peak <= mostMegabytes,
  }
}

const ratio = (one, other) => (one === undefined || other === undefined ? Number.NaN : one / other)

export function print(result) {
  const { attack, idle, attacked, after, peak, remains, ending, complaints } = result
  const { ratios, worst, lives, small } = judge(result)
  console.log(`\n${attack.name}: ${attack.about}`)
  for (const [at, name] of ['healthz', 'sessions'].entries())
    console.log(
      `  ${name.padEnd(9)} p99 ${ms(idle[name])} idle, ${ms(attacked[name])} attacked, ratio ${ratios[at].toFixed(1)}` +
        `   (p50 ${ms(idle[name], 0.5)}, ${ms(attacked[name], 0.5)}; ${idle[name].length} and ${attacked[name].length} samples)`,
    )
  if (attacked.honest.length > 0)
    console.log(
      `  somebody else waits ${median(idle.honest).toFixed(0)} ms idle, ${median(attacked.honest).toFixed(0)} ms attacked, ratio ${ratios[2].toFixed(1)}`,
    )
  if (attacked.failed > 0) console.log(`  ${attacked.failed} empty requests were not answered with 200`)
  const state = ending === undefined ? `lives, afterwards ${after}` : `ENDED with ${ending}`
  console.log(
    `  ratio at most ${bar}: ${verdict(worst <= bar)}; server at most ${peak} MiB${small ? '' : ' MISSED'}; ${state}`,
  )
  if (remains !== undefined) console.log(`  ${remains}`)
  if (!lives && complaints !== '') console.log(`  ${complaints.slice(-500).trim()}`)
}

const ms = (times, share = 0.99) => `${(quantile(times, share) ?? Number.NaN).toFixed(1)} ms`

export function printSummary(results) {
  console.log(`\nstall, ratios to an idle service (healthz, sessions, somebody else's wait):`)
  for (const result of results) {
    const { ratios, lives } = judge(result)
    console.log(
      `  ${result.attack.name.padEnd(16)} ${ratios.map((one) => one.toFixed(1).padStart(7)).join(' ')}   ${String(result.peak).padStart(5)} MiB   ${lives ? 'lives' : 'WEDGED OR ENDED'}`,
    )
  }
}
