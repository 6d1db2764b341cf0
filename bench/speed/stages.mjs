// How long jobs have spent in each stage so far, as the service counts it.

/** Seconds by stage, in the order in which the service tells them. */
export async function stageSums({ url }) {
  const text = await (await fetch(`${url}/metrics`)).text()
  const found = text.matchAll(/^auger_job_stage_seconds_sum\{stage="([^"]+)"\} (\S+)$/gm)
  return new Map([...found].map(([, stage, seconds]) => [stage, Number(seconds)]))
}
