// What came, for people.

const columns = [
  ['question', ({ question }) => question],
  ['status', ({ job }) => job.status ?? job.state],
  ['analyst', ({ job }) => job.analyst ?? ''],
  ['failure', ({ job }) => job.model?.failure ?? ''],
  ['requests', ({ job }) => job.model?.requests ?? 0],
  ['bodies', ({ sent }) => sent],
  ['sent', ({ job }) => job.model?.tokens_sent ?? 0],
  ['received', ({ job }) => job.model?.tokens_received ?? 0],
  ['seconds', ({ milliseconds }) => (milliseconds / 1_000).toFixed(1)],
]

export function tableOf(rows) {
  const cells = [
    columns.map(([name]) => name),
    ...rows.map((row) => columns.map(([, read]) => `${read(row)}`)),
  ]
  const widths = columns.map((_, at) => Math.max(...cells.map((line) => line[at].length)))
  return cells
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

export function totalsOf(rows, health) {
  const count = (isSo) => rows.filter(isSo).length
  const kinds = [...new Set(rows.flatMap(({ job }) => job.model?.failure ?? []))].toSorted()
  const failures = kinds.map((kind) => `${kind} ${count(({ job }) => job.model?.failure === kind)}`)
  return [
    `${count(({ job }) => job.analyst === 'model')} answered by the model, ${count(({ job }) => job.analyst === 'builtin')} by the built-in analyst, ${count(({ job }) => job.state === 'cancelled')} cancelled`,
    `failures: ${failures.join(', ') || 'none'}; sent back to be mended: ${count(({ job }) => (job.model?.requests ?? 0) > 1)}`,
    `streams that were whole: ${count(({ isWhole }) => isWhole)} of ${rows.length}`,
    ...rows.filter(({ cancel }) => cancel !== undefined).map(ofCancelled),
    `the model's server: ${health.asked} requests, ${health.tooLong} longer than its context, ${health.left} that were left`,
  ].join('\n')
}

const ofCancelled = ({ question, cancel: { state, ended, idle } }) =>
  `cancelled: "${question}" was ${state} after ${ended.toFixed(0)} ms; the model was ${idle === undefined ? 'still busy after a minute' : `idle after ${idle.toFixed(0)} ms`}`
