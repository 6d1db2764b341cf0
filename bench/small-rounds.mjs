// A small round of every benchmark, each in a process of its own: none breaks unseen. What a bar says is printed and does not count.
import { spawnSync } from 'node:child_process'
import path from 'node:path'

export function runSmallRounds(names) {
  const broken = names.filter((name) => {
    console.log(`\n== bench ${name} --small`)
    const began = performance.now()
    const script = path.join(import.meta.dirname, 'run.mjs')
    const { status } = spawnSync(process.execPath, [script, name, '--small'], { stdio: 'inherit' })
    const seconds = Math.round((performance.now() - began) / 1_000)
    console.log(`== ${status === 0 ? 'done' : 'BROKEN'}: ${name}, ${seconds} s`)
    return status !== 0
  })
  console.log(
    `\n${names.length - broken.length} of ${names.length} benchmarks work${broken.length > 0 ? `; broken: ${broken.join(', ')}` : ''}`,
  )
  process.exitCode = broken.length === 0 ? 0 : 1
}
