// How well the last year of ten series is foretold from the years before it, against saying the year before again.
// Usage: npm run bench -- forecast [--small]
import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { forecast } from '@auger/server/operations/statistics/index'

const bars = { better: 7, held: [0.7, 0.9] }
const share = 0.8
const seriesOfSmallRound = 2

export async function run(argv) {
  const all = await exportedSeries()
  if (all === undefined) {
    console.log('forecast: skipped, there is no Rscript here (Debian: r-base-core)')
    return
  }
  const tried = (argv.includes('--small') ? all.slice(0, seriesOfSmallRound) : all).map(foretold)
  for (const { name, ratio, held, period, shape } of tried)
    console.log(
      `${name.padEnd(16)} error ${ratio.toFixed(2)} of the naive one, ${held} of ${period} within the interval (${shape})`,
    )
  const better = tried.filter(({ ratio }) => ratio < 1).length
  const points = tried.reduce((sum, { period }) => sum + period, 0)
  const inside = tried.reduce((sum, { held }) => sum + held, 0) / points
  console.log(
    `better than the naive one: ${better} of ${tried.length} (bar ${bars.better}); ` +
      `${percent(inside)} of ${points} points within an interval of ${percent(share)} (bar ${bars.held.map(percent).join(' to ')})`,
  )
}

const percent = (part) => `${(part * 100).toFixed(1)} %`

function foretold({ name, period, values }) {
  const [known, last] = [values.slice(0, -period), values.slice(-period)]
  const { points, shape } = forecast(known, period, period, share)
  const errorOf = (told) => told.reduce((sum, value, step) => sum + Math.abs(value - last[step]), 0)
  return {
    ...{ name, period },
    ratio: errorOf(points.map(({ value }) => value)) / errorOf(known.slice(-period)),
    held: points.filter(({ low, high }, step) => low <= last[step] && last[step] <= high).length,
    shape: `${shape.trend} trend, season of ${shape.period}, ${shape.scale}`,
  }
}

/** { name, period, values } each; undefined where R is not installed. */
async function exportedSeries() {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-bench-forecast-'))
  try {
    const { error, status, stderr } = spawnSync(
      'Rscript',
      [path.join(import.meta.dirname, 'series.R'), folder],
      { encoding: 'utf8' },
    )
    if (error?.code === 'ENOENT') return undefined
    if (status !== 0) throw new Error(`R could not write its series: ${error?.message ?? stderr}`)
    const files = (await readdir(folder)).toSorted()
    return await Promise.all(
      files.map(async (file) => {
        const [name, period] = path.basename(file, '.txt').split('-')
        const lines = (await readFile(path.join(folder, file), 'utf8')).trim().split('\n')
        return { name, period: Number(period), values: lines.map(Number) }
      }),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
