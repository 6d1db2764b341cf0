// A Vega-Lite specification as { chart: its kind, values: [{ x_data, y_data, classify? }] }.

/** Layers share what their picture encodes; of panels one tells what all are. */
export function chartOf({ data, ...whole }) {
  const { layer, ...picture } = whole.spec ?? whole.concat?.[0] ?? whole
  const { mark, encoding } = {
    ...picture,
    ...layer?.[0],
    encoding: { ...picture.encoding, ...layer?.[0].encoding },
  }
  const read = mark.type === 'arc' ? pieValue(encoding) : pointValue(encoding)
  return { chart: kindOf(mark.type, encoding), values: data.values.map(read) }
}

function kindOf(mark, { color, xOffset, yOffset }) {
  const one = color === undefined
  switch (mark) {
    case 'arc':
      return 'Pie'
    case 'bar':
      return one ? 'Bar' : (xOffset ?? yOffset) === undefined ? 'Stacked Bar' : 'Grouped Bar'
    case 'line':
      return one ? 'Line' : 'Grouping Line'
    case 'point':
      return one ? 'Scatter' : 'Grouping Scatter'
    default:
      return mark
  }
}

const pieValue =
  ({ theta }) =>
  (point) => ({ x_data: point.label, y_data: point[theta.field] })

/** Bars may lie on their side. What stands in time is told by its moment. */
function pointValue({ x, y, color }) {
  const [across, up] = x?.type === 'quantitative' && y?.type !== 'quantitative' ? [y, x] : [x, y]
  return (point) => ({
    x_data: point[across?.field],
    y_data: point[up?.field],
    ...(color === undefined ? {} : { classify: point[color.field] }),
  })
}
