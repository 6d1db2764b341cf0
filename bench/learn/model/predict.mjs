// What trees say of rows that are told in bins.

export function addTree(tree, { columns, count }, scores) {
  for (let row = 0; row < count; row++) scores[row] += leafOf(tree, columns, row)
}

function leafOf(tree, columns, row) {
  let node = tree
  while (node.value === undefined) node = columns[node.place][row] < node.bin ? node.below : node.otherwise
  return node.value
}

export function predict({ trees, start = 0 }, data, before) {
  const scores = before === undefined ? new Float64Array(data.count).fill(start) : before.slice()
  for (const tree of trees) addTree(tree, data, scores)
  return scores
}
