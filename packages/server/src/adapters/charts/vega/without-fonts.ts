/** A specification without the fonts it names: another machine may lack them, and they may lack its characters. */
export function withoutFonts<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(withoutFonts) as Node
  if (typeof node !== 'object' || node === null) return node
  const kept = Object.entries(node)
    .filter(([key]) => key !== 'font' && !key.endsWith('Font'))
    .map(([key, value]) => [key, holdsRows.has(key) ? value : withoutFonts<unknown>(value)])
  return Object.fromEntries(kept) as Node
}

const holdsRows = new Set(['data', 'datasets'])
