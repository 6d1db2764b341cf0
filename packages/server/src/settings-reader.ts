export type Environment = { readonly [name: string]: string | undefined }

/** A setting as `auger serve --help` and the documentation list it. */
export interface Setting {
  readonly name: string
  readonly meaning: string
}

export class BadSettings extends Error {
  override readonly name = 'BadSettings'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(`Bad settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const units: { readonly [unit: string]: number } = {
  '': 1,
  b: 1,
  kb: 1e3,
  mb: 1e6,
  gb: 1e9,
  tb: 1e12,
  kib: 2 ** 10,
  mib: 2 ** 20,
  gib: 2 ** 30,
  tib: 2 ** 40,
}

/** `2 GiB`, `500MB`, `1048576`; undefined when it is none of these. */
export function parseBytes(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)\s*([a-z]*)$/i.exec(text.trim())
  const unit = units[(match?.[2] ?? '?').toLowerCase()]
  if (match?.[1] === undefined || unit === undefined) return undefined
  const bytes = Number(match[1]) * unit
  return Number.isSafeInteger(Math.round(bytes)) ? Math.round(bytes) : undefined
}

/** Reads settings one by one, and collects what is wrong with them instead of stopping at the first. */
export interface SettingsReader {
  readonly problems: string[]
  /** What is set, without white space around it. */
  value(name: string): string | undefined
  read<Value>(
    name: string,
    otherwise: Value,
    parse: (text: string) => Value | undefined,
    wanted: string,
  ): Value
}

export function settingsReader(environment: Environment): SettingsReader {
  const problems: string[] = []
  const value = (name: string) => environment[name]?.trim() || undefined
  return {
    problems,
    value,
    read(name, otherwise, parse, wanted) {
      const text = value(name)
      if (text === undefined) return otherwise
      const parsed = parse(text)
      if (parsed !== undefined) return parsed
      problems.push(`${name} must be ${wanted}, not "${text}"`)
      return otherwise
    },
  }
}

export const whole =
  (minimum: number, maximum: number) =>
  (text: string): number | undefined => {
    const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
    return number >= minimum && number <= maximum ? number : undefined
  }

/** Items between commas, at least one and at most `most`. */
export const listOf =
  <Item>(parse: (text: string) => Item | undefined, most: number) =>
  (text: string): readonly Item[] | undefined => {
    const items = text.split(',').map((item) => parse(item.trim()))
    const parsed = items.filter((item) => item !== undefined)
    return parsed.length === items.length && items.length <= most ? parsed : undefined
  }

export const oneOf =
  <Choice extends string>(choices: readonly Choice[]) =>
  (text: string): Choice | undefined =>
    choices.find((choice) => choice === text)

export const httpAddress = (text: string): string | undefined =>
  /^https?:\/\//.test(text) && URL.canParse(text) ? text.replace(/\/+$/, '') : undefined

export const bytesAtLeast =
  (minimum: number) =>
  (text: string): number | undefined => {
    const bytes = parseBytes(text)
    return bytes !== undefined && bytes >= minimum ? bytes : undefined
  }
