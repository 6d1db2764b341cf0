import { GlobalFonts } from 'canvas'
import { mergeConfig, parse, randomLCG, setRandom, View, type Loader, type LoggerInterface } from 'vega'
import { compile, type Config, type TopLevelSpec } from 'vega-lite'
import type { ChartSpecification } from '../../../domain/chart.ts'
import { categories } from './categories.ts'
import { chartLocale } from './chart-locale.ts'
import { check } from './check.ts'
import { slicesFor, type FontSlice } from './font-packs.ts'
import { languageOf } from './language-of.ts'
import { layout } from './layout.ts'
import { mirroredFor, mirrorGroups, mirrorLegends, mirrorTexts } from './mirrored.ts'
import { theme } from './theme.ts'
import { withoutFonts } from './without-fonts.ts'

declare module 'vega' {
  export function randomLCG(seed: number): () => number
  export function setRandom(random: () => number): void
}

/** A chart laid out and ready to be drawn. */
export interface OpenView {
  readonly view: View
  /** The fonts that it is drawn in. */
  readonly slices: readonly FontSlice[]
  /** Throws what Vega has complained of so far; by itself it would log it and draw an empty chart. */
  refuse(): void
}

export async function openView(given: ChartSpecification): Promise<OpenView> {
  check(given)
  const language = languageOf(given)
  const locale = chartLocale(language)
  const slices = slicesFor(JSON.stringify([given, locale]), language)
  register(slices)
  const fromTheRight = language === 'AR'
  const { specification, config } = layout(
    withoutFonts(fromTheRight ? mirrorTexts(mirrorGroups(given)) : given),
  )
  const font = slices.map(({ alias }) => alias).join(', ')
  const merged = mergeConfig(
    theme,
    config,
    fromTheRight ? mirroredFor(given) : {},
    { locale },
    specification['config'] ?? {},
    { font },
  ) as Config
  const problems: string[] = []
  const logger = collecting(problems)
  const { spec } = compile({ ...specification, config: merged } as unknown as TopLevelSpec, { logger })
  setRandom(randomLCG(1))
  const written = fromTheRight ? mirrorLegends(spec, categories(given, 'color') ?? [], font) : spec
  const view = new View(parse(written), { renderer: 'none', loader: refusing(problems), logger })
  try {
    await view.runAsync()
  } catch (error) {
    view.finalize()
    throw error
  }
  return {
    view,
    slices,
    refuse() {
      if (problems.length > 0) throw new Error(problems.join('; '))
    },
  }
}

function register(slices: readonly FontSlice[]): void {
  for (const { alias, file } of slices) {
    if (!GlobalFonts.has(alias) && GlobalFonts.registerFromPath(file, alias) === null)
      throw new Error(`Font ${alias} cannot be read`)
  }
}

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
