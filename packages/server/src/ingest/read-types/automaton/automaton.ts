import { parsePattern, type ByteRange, type PatternTree } from './pattern-tree.ts'

/** Tells whether bytes match a pattern as a whole, one table look-up a byte: state 1 is the start, 0 the end of all hope. */
export interface Automaton {
  /** The state after a byte, at (state << 8) | byte. */
  readonly next: Uint8Array
  /** 1 for each state in which the bytes so far match. */
  readonly accepts: Uint8Array
}

/** State 0 is that of bytes which nothing can match any more. */
export const start = 1
/** Not given to any state. */
export const reserved = 255

/** No text at all, not even an empty one. */
export const takesNothing: Automaton = { next: new Uint8Array(256 * 256), accepts: new Uint8Array(256) }

const mostStates = 250
const mostPlaces = 4_000

/** The automaton of a pattern, or undefined when the pattern is beyond it. */
export function createAutomaton(pattern: string): Automaton | undefined {
  const tree = parsePattern(pattern)
  if (tree === undefined) return undefined
  const graph = { steps: [[]], jumps: [[]] } as Graph
  const end = addTree(graph, tree, 0)
  return end === undefined ? undefined : determine(graph, end)
}

/** Places of the pattern: steps take a byte, jumps none. */
interface Graph {
  readonly steps: { readonly ranges: readonly ByteRange[]; readonly to: number }[][]
  readonly jumps: number[][]
}

function addPlace(graph: Graph): number {
  graph.jumps.push([])
  return graph.steps.push([]) - 1
}

/** Adds what the tree takes behind a place, and tells the place behind it; undefined when it grows too large. */
function addTree(graph: Graph, tree: PatternTree, from: number): number | undefined {
  if (graph.steps.length > mostPlaces) return undefined
  switch (tree.kind) {
    case 'bytes': {
      const to = addPlace(graph)
      graph.steps[from]?.push({ ranges: tree.ranges, to })
      return to
    }
    case 'sequence': {
      let at: number | undefined = from
      for (const part of tree.parts) if (at !== undefined) at = addTree(graph, part, at)
      return at
    }
    case 'choice': {
      const ends = tree.parts.map((part) => {
        const begin = addPlace(graph)
        graph.jumps[from]?.push(begin)
        return addTree(graph, part, begin)
      })
      const to = addPlace(graph)
      for (const end of ends) {
        if (end === undefined) return undefined
        graph.jumps[end]?.push(to)
      }
      return to
    }
    case 'repeat':
      return addRepeat(graph, tree, from)
  }
}

function addRepeat(
  graph: Graph,
  { part, least, most }: PatternTree & { readonly kind: 'repeat' },
  from: number,
): number | undefined {
  let at: number | undefined = from
  for (let count = 0; count < least && at !== undefined; count++) at = addTree(graph, part, at)
  if (at === undefined) return undefined
  const to = addPlace(graph)
  if (most === Infinity) {
    graph.jumps[at]?.push(to)
    const end = addTree(graph, part, to)
    if (end !== undefined) graph.jumps[end]?.push(to)
    return end === undefined ? undefined : to
  }
  for (let count = least; count < most && at !== undefined; count++) {
    graph.jumps[at]?.push(to)
    at = addTree(graph, part, at)
  }
  if (at !== undefined) graph.jumps[at]?.push(to)
  return at === undefined ? undefined : to
}

/** Every set of places that one can be in at once becomes a state. */
function determine(graph: Graph, end: number): Automaton | undefined {
  const alike = bytesAlike(graph)
  const states: (readonly number[])[] = [[], reach(graph, [0])]
  const numbers = new Map(states.map((places, number) => [places.join(), number]))
  const rows: Uint8Array[] = [new Uint8Array(256)]
  for (let state = start; state < states.length; state++) {
    if (states.length > mostStates) return undefined
    const row = new Uint8Array(256)
    const steps = (states[state] ?? []).flatMap((place) => graph.steps[place] ?? [])
    for (const bytes of alike) {
      const [byte = 0] = bytes
      const targets = steps.filter((step) => step.ranges.some(([low, high]) => byte >= low && byte <= high))
      if (targets.length === 0) continue
      const places = reach(
        graph,
        targets.map((step) => step.to),
      )
      const key = places.join()
      const known = numbers.get(key)
      const number = known ?? states.push(places) - 1
      if (known === undefined) numbers.set(key, number)
      for (const each of bytes) row[each] = number
    }
    rows.push(row)
  }
  if (states.length > mostStates) return undefined
  const next = new Uint8Array(256 * 256)
  rows.forEach((row, state) => next.set(row, state << 8))
  const accepts = Uint8Array.from({ length: 256 }, (_, state) =>
    states[state]?.includes(end) === true ? 1 : 0,
  )
  return { next, accepts }
}

/** Bytes that no step of the pattern tells apart. */
function bytesAlike(graph: Graph): readonly (readonly number[])[] {
  const borders = new Set(
    graph.steps.flat().flatMap(({ ranges }) => ranges.flatMap(([low, high]) => [low, high + 1])),
  )
  const groups: number[][] = [[]]
  for (let byte = 0; byte < 256; byte++) {
    if (borders.has(byte)) groups.push([])
    groups.at(-1)?.push(byte)
  }
  return groups.filter((group) => group.length > 0)
}

function reach(graph: Graph, from: readonly number[]): readonly number[] {
  const found = new Set(from)
  for (const place of found) for (const jump of graph.jumps[place] ?? []) found.add(jump)
  return [...found].sort((one, other) => one - other)
}
