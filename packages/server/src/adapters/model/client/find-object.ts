import type { JsonObject } from '../../../ports/model.ts'
import { isRecord, parsedJson } from './json.ts'

/** The first JSON object that stands in a text, whatever stands around it; undefined where there is none that ends. */
export function findObject(text: string): JsonObject | undefined {
  const said = withoutThoughts(text)
  return objectIn(said) ?? firstWithin(said)
}

/** What a model thinks aloud is no answer; one that never stops thinking has none. */
const withoutThoughts = (text: string): string =>
  text.replace(/<(think|thinking|reasoning)>[\s\S]*?(?:<\/\1>|$)/gi, ' ')

function firstWithin(text: string): JsonObject | undefined {
  for (let start = text.indexOf('{'); start >= 0; start = text.indexOf('{', start + 1)) {
    const end = endOf(text, start)
    // What is within an object that does not end is a part of it.
    if (end === undefined) return undefined
    const found = objectIn(text.slice(start, end))
    if (found !== undefined) return found
  }
  return undefined
}

/** Where the brace that opens at `start` closes, braces in strings apart. */
function endOf(text: string, start: number): number | undefined {
  let depth = 0
  let isText = false
  for (let at = start; at < text.length; at++) {
    const character = text[at]
    if (isText) {
      if (character === '\\') at++
      else if (character === '"') isText = false
    } else if (character === '"') isText = true
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at + 1
  }
  return undefined
}

/** Of text that is JSON, also where it was put into a string once more, or has commas before a closing bracket. */
function objectIn(text: string): JsonObject | undefined {
  const found = parsedJson(text) ?? parsedJson(text.replace(/,(\s*[}\]])/g, '$1'))
  if (typeof found === 'string') return objectIn(found)
  return isRecord(found) ? (found as JsonObject) : undefined
}
