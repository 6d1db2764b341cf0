import type { ColumnUnit } from '../../domain/table.ts'
import { knownUnits, unitWritten, type KnownUnit } from '../read-types/parsers/units.ts'

/** Units as the last word of a name, where they cannot be taken for another word: price_usd, weight_kg, latency ms. */
const lastWords =
  'usd eur gbp jpy cny inr rub krw pln brl chf aud cad sek nok dkk mxn vnd idr huf czk mg kg mm cm km lbs oz ft m2 m3 km2 kmh kph mph ml ms secs seconds mins minutes hrs hours days weeks months years kb mb gb tb kw kwh mwh gwh hz khz mhz ghz hpa kpa psi ppm ppb rpm px pct percent кг км см мм руб'

const byFolded = new Map<string, KnownUnit>()
for (const unit of knownUnits)
  for (const form of unit.forms) if (!byFolded.has(form.toLowerCase())) byFolded.set(form.toLowerCase(), unit)
const safeWords = new Set(lastWords.split(' '))

/** The unit that a column's name states: "Price (EUR)", weight_kg, "Share %", 金额（元）. */
export function headerUnit(name: string): ColumnUnit | null {
  const unit = bracketed(name) ?? afterComma(name) ?? signAtEdge(name) ?? lastWord(name)
  return unit === undefined ? null : { kind: unit.kind, text: unit.text }
}

function bracketed(name: string): KnownUnit | undefined {
  const inner = [...name.matchAll(/[([（［【]([^()[\]（）［］【】]+)[)\]）］】]/gu)].at(-1)?.[1]
  return inner === undefined
    ? undefined
    : stated(inner.replace(/^\s*(?:in|en|em|w|в|単位[:：]?|单位[:：]?)\s+/iu, ''))
}

const afterComma = (name: string): KnownUnit | undefined => {
  const rest = /[,，]\s*([^,，]+)$/u.exec(name)?.[1]
  return rest === undefined ? undefined : stated(rest)
}

const stated = (text: string): KnownUnit | undefined =>
  unitWritten(text.trim()) ?? byFolded.get(text.trim().toLowerCase())

/** A sign is never another word, wherever it stands. */
function signAtEdge(name: string): KnownUnit | undefined {
  const sign = /(?:^|[\s_])([%％‰$€£¥₹₽₩])$|^([$€£¥₹₽₩])\s|\S([%％‰])$|\s(°[CF])$/u.exec(name.trim())
  const text = sign?.slice(1).find((group) => group !== undefined)
  return text === undefined ? undefined : unitWritten(text)
}

function lastWord(name: string): KnownUnit | undefined {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[\s_./-]+/u)
  const [before, last] = [words.at(-2), words.at(-1) ?? '']
  return before === undefined || before === 'per' || !safeWords.has(last) ? undefined : byFolded.get(last)
}
