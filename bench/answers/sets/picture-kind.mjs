// What kind of picture a Vega-Lite specification draws, by the names that people use; null where it draws none.

const beside = ['layer', 'hconcat', 'vconcat', 'concat']

export function pictureKind(spec, inherited = {}) {
  const encoding = { ...inherited, ...spec.encoding }
  const parts = beside.flatMap((key) => spec[key] ?? []).concat(spec.spec ?? [])
  if (spec.mark === undefined) return kindOfParts(parts.map((part) => pictureKind(part, encoding)))
  return kindOfMark(spec.mark.type ?? spec.mark, encoding)
}

/** Two lines over each other are several lines; numbers are written on what is drawn, and are not it. */
function kindOfParts(kinds) {
  if (kinds.filter((kind) => kind === 'line').length > 1) return 'multi-line'
  return kinds.find((kind) => kind !== null && kind !== 'number') ?? kinds[0] ?? null
}

const plain = {
  arc: 'pie',
  boxplot: 'box',
  rect: 'heat-map',
  text: 'number',
  area: 'area',
  point: 'scatter',
  circle: 'scatter',
}

function kindOfMark(mark, encoding) {
  if (mark === 'bar') return kindOfBars(encoding)
  if (mark === 'line') return encoding.color?.field === undefined ? 'line' : 'multi-line'
  return plain[mark] ?? null
}

function kindOfBars({ x = {}, y = {}, color = {}, xOffset, yOffset }) {
  if (x.bin || y.bin) return 'histogram'
  if (xOffset !== undefined || yOffset !== undefined) return 'grouped-bar'
  const parted = color.field !== undefined && ![x.field, y.field].includes(color.field)
  const stacked = (x.stack ?? y.stack) !== null && (x.stack ?? y.stack) !== false
  if (parted && stacked) return 'stacked-bar'
  return x.type === 'quantitative' && y.type !== 'quantitative' ? 'horizontal-bar' : 'bar'
}
