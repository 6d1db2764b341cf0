import type { Binding } from '@auger/contract'

/** A stretch of a text, in the units that JavaScript counts in. */
export interface Bound {
  readonly start: number
  readonly end: number
  readonly index: number
}

interface Node {
  type: string
  value?: string
  url?: string
  children?: Node[]
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined
  data?: object | undefined
}

/** Bindings count code points; texts are cut by code units. */
export function boundsOf(text: string, bindings: readonly Binding[]): readonly Bound[] {
  const places: number[] = [0]
  let unit = 0
  for (const character of text) places.push((unit += character.length))
  return bindings
    .map(({ start, end }, index) => ({ start: places[start] ?? -1, end: places[end] ?? -1, index }))
    .filter(({ start, end }) => start >= 0 && end > start)
    .sort((one, other) => one.start - other.start)
}

/** Makes a link of every bound number: `#bound-3` is the fourth binding. Markdown around and inside of numbers stays. */
export const markBounds = (text: string, bindings: readonly Binding[]) => (tree: Node) => {
  const bounds = boundsOf(text, bindings)
  const visit = (node: Node) => {
    if (node.children === undefined || node.type === 'link') return
    node.children = node.children.flatMap((child) =>
      child.type === 'text' ? linked(child, text, bounds) : [child],
    )
    for (const child of node.children) visit(child)
  }
  visit(tree)
}

function linked(node: Node, text: string, bounds: readonly Bound[]): Node[] {
  const [from, to] = [node.position?.start.offset, node.position?.end.offset]
  const { value } = node
  if (value === undefined || from === undefined || to === undefined) return [node]
  const places = placesIn(value, text.slice(from, to), from)
  const found: Node[] = []
  let done = 0
  for (const { start, end, index } of bounds) {
    const [first, last] = [places.indexOf(start), places.indexOf(end - 1)]
    if (first < done || last < first) continue
    if (first > done) found.push({ type: 'text', value: value.slice(done, first) })
    found.push({
      type: 'link',
      url: `#bound-${index}`,
      children: [{ type: 'text', value: value.slice(first, last + 1) }],
    })
    done = last + 1
  }
  if (done === 0) return [node]
  if (done < value.length) found.push({ type: 'text', value: value.slice(done) })
  return found
}

/** Where each unit of what is read stands in what was written: a backslash before punctuation is written and not read. */
function placesIn(read: string, written: string, from: number): readonly number[] {
  const places: number[] = []
  let place = 0
  for (const unit of read) {
    const found = written.indexOf(unit, place)
    place = found === -1 ? place : found
    for (let within = 0; within < unit.length; within++) places.push(from + place + within)
    place += unit.length
  }
  return places
}
