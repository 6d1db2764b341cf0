import type { Link } from './link.ts'

/** Links that do not overlap, in order: one way to take the question. */
export interface Cover {
  readonly links: readonly Link[]
  readonly weight: number
}

const mostCovers = 24

/** The heaviest ways to take a question of `length` units, heaviest first. */
export function covers(links: readonly Link[], length: number): readonly Cover[] {
  const ending = new Map<number, Link[]>()
  for (const link of links) ending.set(link.end, [...(ending.get(link.end) ?? []), link])
  const best: (readonly Cover[])[] = [[{ links: [], weight: 0 }]]
  for (let end = 1; end <= length; end++) {
    const known = (ending.get(end) ?? []).some((link) => link.end - link.start === 1)
    const open = known ? [] : (best[end - 1] ?? [])
    const closed = (ending.get(end) ?? []).flatMap((link) =>
      (best[link.start] ?? []).map((cover): Cover => ({
        links: [...cover.links, link],
        weight: cover.weight + weightOf(link),
      })),
    )
    best.push([...open, ...closed].sort((a, b) => b.weight - a.weight).slice(0, mostCovers))
  }
  return best[length] ?? []
}

/** Longer ties outweigh the shorter ones they are made of. */
function weightOf(link: Link): number {
  const length = link.end - link.start
  return length * kindWeight(link) * link.quality + (length - 1) * 0.25
}

function kindWeight({ ground }: Link): number {
  switch (ground.kind) {
    case 'period':
      return 1.1
    case 'value':
      return 1.05
    case 'column':
      return 1
    case 'table':
      return 0.9
    case 'number':
      return 0.9
    case 'entity':
      return 0.85
    case 'word':
      return Math.max(
        ...ground.meanings.map(({ kind }) => (kind === 'filler' ? 0.35 : kind === 'verb' ? 0.4 : 0.9)),
      )
  }
}
