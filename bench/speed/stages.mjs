// How long jobs have spent in each stage so far, as the service counts it.

/** Seconds by stage, in the order in which the service tells them. */
export async function stageSums({ url }) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const found = text.matchAll(/^auger_job_stage_seconds_sum\{stage="([^"]+)"\} (\S+)$/gm)
  return new Map([...found].map(([, stage, seconds]) => [stage, Number(seconds)]))
}

/** Where the time of jobs went between two looks at it; `mean` is how long one took from outside. */
export function printStages({ count, mean, before, after }) {
  const spent = (stage) => ((after.get(stage) - (before.get(stage) ?? 0)) * 1_000) / count
  console.log(`  where ${mean.toFixed(1)} ms go in the mean, as /metrics tells it:`)
  for (const stage of after.keys())
    console.log(`    ${stage.padEnd(12)} ${spent(stage).toFixed(2).padStart(7)} ms`)
  console.log(`    ${'on the way'.padEnd(12)} ${(mean - spent('whole')).toFixed(2).padStart(7)} ms`)
}
