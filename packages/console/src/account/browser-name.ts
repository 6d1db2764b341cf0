export interface BrowserName {
  readonly browser: string
  readonly system: string
}

const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Macintosh|Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
] as const

/** What people call a browser that calls itself so; undefined where it says neither. */
export function browserName(agent: string): BrowserName | undefined {
  const of = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, sign]) => sign.test(agent))?.[0]
  const [browser, system] = [of(browsers), of(systems)]
  return browser === undefined || system === undefined ? undefined : { browser, system }
}
