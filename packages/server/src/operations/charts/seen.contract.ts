import { parse, View } from 'vega'
import { compile } from 'vega-lite'
import type { ChartSpecification } from '../../domain/chart.ts'

/** What a reader finds in a chart once Vega has laid it out. */
export interface Seen {
  readonly kind: string | undefined
  readonly xLabels: readonly string[]
  readonly yLabels: readonly string[]
  readonly legend: readonly string[]
  /** The rows behind the marks. */
  readonly marks: readonly { readonly [field: string]: unknown }[]
  /** The amounts written beside them. */
  readonly amounts: readonly string[]
  readonly warnings: readonly string[]
}

interface SceneItem {
  readonly text?: unknown
  readonly orient?: string
  readonly datum?: { readonly [field: string]: unknown }
  readonly items?: readonly SceneMark[]
}

interface SceneMark {
  readonly role?: string
  readonly name?: string
  readonly marktype?: string
  readonly items?: readonly SceneItem[]
}

export async function seen(specification: ChartSpecification | undefined): Promise<Seen> {
  if (specification === undefined) throw new Error('There is no chart')
  const warnings: string[] = []
  const hear = (...said: readonly unknown[]) => {
    warnings.push(...said.map(String))
    return logger
  }
  const quiet = () => logger
  const logger = { level: quiet, error: hear, warn: hear, info: quiet, debug: quiet } as never
  const view = new View(parse(compile(specification as never, { logger }).spec), { renderer: 'none', logger })
  await view.runAsync()
  const root = (view.scenegraph() as unknown as { readonly root: SceneMark }).root
  const found = {
    x: [] as string[],
    y: [] as string[],
    legend: [] as string[],
    marks: [] as object[],
    amounts: [] as string[],
  }
  walk(root, undefined, found)
  const kinds = new Set(found.marks.map((mark) => (mark as { marktype: string }).marktype))
  view.finalize()
  return {
    kind: [...kinds].join(' '),
    xLabels: found.x,
    yLabels: found.y,
    legend: found.legend,
    marks: found.marks as Seen['marks'],
    amounts: found.amounts,
    warnings,
  }
}

function walk(
  mark: SceneMark,
  orient: string | undefined,
  found: { x: string[]; y: string[]; legend: string[]; marks: object[]; amounts: string[] },
): void {
  for (const item of mark.items ?? []) {
    const side = item.orient ?? orient
    if (mark.role === 'axis-label') (side === 'bottom' ? found.x : found.y).push(String(item.text))
    if (mark.role === 'legend-label') found.legend.push(String(item.text))
    if (mark.role === 'mark' && mark.name?.startsWith('amounts') === true)
      found.amounts.push(String(item.text))
    else if (mark.role === 'mark' && mark.marktype !== 'group')
      found.marks.push({ ...item.datum, marktype: mark.marktype })
    for (const inner of item.items ?? []) walk(inner, side, found)
  }
}
