import { greatest, least, type Rule } from './geometry.ts'

/** Places where drawn lines make up the cells of a table. */
export interface RuleGrid {
  /** The lines between columns, from left to right, and between rows, from top to bottom. */
  readonly columns: readonly number[]
  readonly rows: readonly number[]
  /** Whether a line is drawn along a stretch of an edge. */
  hasUpright(column: number, top: number, bottom: number): boolean
  hasLevel(row: number, left: number, right: number): boolean
}

const near = 2.5
const mostCells = 20_000

/** Finds the grids among the lines of a page: sets of level and upright ones that cross or meet. */
export function findGrids(rules: readonly Rule[]): readonly RuleGrid[] {
  const level = joined(rules.filter(({ upright }) => !upright))
  const upright = joined(rules.filter((rule) => rule.upright))
  return meeting(level, upright).flatMap((group) => {
    const grid = toGrid(group)
    return grid === undefined ? [] : [grid]
  })
}

/** Lines along the same edge that touch are one: many programs draw them cell by cell. */
function joined(rules: readonly Rule[]): readonly Rule[] {
  const sorted = [...rules].sort((one, other) => one.at - other.at || one.from - other.from)
  const edges: Rule[][] = []
  for (const rule of sorted) {
    const edge = edges.at(-1)
    if (edge !== undefined && rule.at - (edge[0]?.at ?? 0) <= near) edge.push(rule)
    else edges.push([rule])
  }
  return edges.flatMap((edge) => {
    const whole: { upright: boolean; at: number; from: number; to: number }[] = []
    for (const rule of edge.sort((one, other) => one.from - other.from)) {
      const last = whole.at(-1)
      if (last !== undefined && rule.from <= last.to + near) last.to = Math.max(last.to, rule.to)
      else whole.push({ ...rule })
    }
    return whole
  })
}

interface Group {
  readonly level: Rule[]
  readonly upright: Rule[]
}

function meeting(level: readonly Rule[], upright: readonly Rule[]): readonly Group[] {
  const groupOf = new Map<Rule, Group>()
  for (const one of upright) {
    const crossed = level.filter((other) => meets(one, other))
    const groups = new Set(crossed.flatMap((other) => groupOf.get(other) ?? []))
    const merged: Group = { level: [], upright: [one] }
    for (const group of groups) {
      merged.level.push(...group.level)
      merged.upright.push(...group.upright)
    }
    for (const other of crossed) if (!merged.level.includes(other)) merged.level.push(other)
    for (const rule of [...merged.level, ...merged.upright]) groupOf.set(rule, merged)
  }
  return [...new Set(groupOf.values())]
}

const meets = (upright: Rule, level: Rule) =>
  level.at >= upright.from - near &&
  level.at <= upright.to + near &&
  upright.at >= level.from - near &&
  upright.at <= level.to + near

function toGrid({ level, upright }: Group): RuleGrid | undefined {
  const columns = withOpenSides(edges(upright), level)
  const rows = edges(level)
  if (columns.length < 3 || rows.length < 2 || columns.length * rows.length > mostCells) return undefined
  const has = (rules: readonly Rule[], at: number, from: number, to: number) =>
    rules.some(
      (rule) => Math.abs(rule.at - at) <= near && rule.from <= from + near * 2 && rule.to >= to - near * 2,
    )
  return {
    columns,
    rows,
    hasUpright: (column, top, bottom) =>
      !upright.some(({ at }) => Math.abs(at - (columns[column] ?? 0)) <= near) ||
      has(upright, columns[column] ?? 0, top, bottom),
    hasLevel: (row, left, right) => has(level, rows[row] ?? 0, left, right),
  }
}

/** Some tables have no line at their sides: there the level lines end. */
function withOpenSides(columns: readonly number[], level: readonly Rule[]): readonly number[] {
  const far = near * 4
  const reach = (beyond: (rule: Rule) => number) => {
    const rules = level.filter((rule) => beyond(rule) > far)
    return rules.length * 2 > level.length
  }
  const [left, right] = [columns[0] ?? 0, columns.at(-1) ?? 0]
  return [
    ...(reach(({ from }) => left - from) ? [least(level.map(({ from }) => from))] : []),
    ...columns,
    ...(reach(({ to }) => to - right) ? [greatest(level.map(({ to }) => to))] : []),
  ]
}

function edges(rules: readonly Rule[]): readonly number[] {
  const places: number[] = []
  for (const at of rules.map((rule) => rule.at).sort((one, other) => one - other)) {
    if (places.length === 0 || at - (places.at(-1) ?? 0) > near * 2) places.push(at)
  }
  return places
}
