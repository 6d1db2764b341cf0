import { GlobalFonts } from 'canvas'
import { mergeConfig, parse, randomLCG, setRandom, View, type Loader, type LoggerInterface } from 'vega'
import { compile, type Config, type TopLevelSpec } from 'vega-lite'
import type { ChartSpecification } from '../../../domain/chart.ts'
import { check } from './check.ts'
import { slicesFor } from './font-packs.ts'
import { layout } from './layout.ts'
import { theme } from './theme.ts'
import { withoutFonts } from './without-fonts.ts'

declare module 'vega' {
  export function randomLCG(seed: number): () => number
  export function setRandom(random: () => number): void
}

const scale = 2
const mostPixels = 10_000_000

/** Draws a Vega-Lite specification to PNG. The same specification gives the same bytes. */
export async function draw(given: ChartSpecification): Promise<Buffer> {
  check(given)
  const { specification, config } = layout(withoutFonts(given))
  const problems: string[] = []
  const logger = collecting(problems)
  const font = registerFonts(JSON.stringify(given))
  const merged = mergeConfig(theme, config, specification['config'] ?? {}, { font }) as Config
  const { spec } = compile({ ...specification, config: merged } as unknown as TopLevelSpec, { logger })
  setRandom(randomLCG(1))
  const view = new View(parse(spec), { renderer: 'none', loader: refusing(problems), logger })
  try {
    await view.runAsync()
    refuse(problems)
    refuseSize(view)
    const canvas = await view.toCanvas(scale)
    refuse(problems)
    return (canvas as unknown as { toBuffer(type: 'image/png'): Buffer }).toBuffer('image/png')
  } finally {
    view.finalize()
  }
}

function registerFonts(text: string): string {
  const slices = slicesFor(text)
  for (const { alias, file } of slices) {
    if (!GlobalFonts.has(alias) && GlobalFonts.registerFromPath(file, alias) === null)
      throw new Error(`Font ${alias} cannot be read`)
  }
  return slices.map(({ alias }) => alias).join(', ')
}

function refuseSize(view: View): void {
  const { root } = view.scenegraph() as unknown as {
    readonly root: { readonly bounds: { width(): number; height(): number } }
  }
  const [width, height] = [Math.ceil(root.bounds.width()), Math.ceil(root.bounds.height())]
  if (width * height > mostPixels) throw new Error(`The chart is too large to draw: ${width} × ${height}`)
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('; '))
}

/** What Vega says when something fails; by itself it would log it and draw an empty chart. */
function collecting(problems: string[]): LoggerInterface {
  const logger: LoggerInterface = {
    level: () => logger,
    error(...reasons) {
      problems.push(...reasons.map((reason) => (reason instanceof Error ? reason.message : String(reason))))
      return logger
    },
    warn: () => logger,
    info: () => logger,
    debug: () => logger,
  }
  return logger
}

function refusing(problems: string[]): Loader {
  const never = (address: unknown): Promise<never> => {
    const reason = `The specification asks to load ${String(address)}: a chart draws only the data it holds`
    problems.push(reason)
    return Promise.reject(new Error(reason))
  }
  return { load: never, sanitize: never, http: never, file: never }
}
