// What is said at the end: each figure with its bar.

export const percent = (part, whole) => `${((100 * part) / Math.max(1e-9, whole)).toFixed(2)} %`

/** A figure is { name, value, bar, holds }. */
export function printFigures(figures) {
  const width = (key) => Math.max(key.length, ...figures.map((figure) => figure[key].length))
  const [name, value, bar] = ['name', 'value', 'bar'].map(width)
  console.log(`\n${'figure'.padEnd(name)}  ${'value'.padStart(value)}  ${'bar'.padEnd(bar)}`)
  for (const figure of figures)
    console.log(
      `${figure.name.padEnd(name)}  ${figure.value.padStart(value)}  ${figure.bar.padEnd(bar)}  ${verdict(figure.holds)}`,
    )
}

const verdict = (holds) => (holds === undefined ? '' : holds ? 'holds' : 'MISSED')
