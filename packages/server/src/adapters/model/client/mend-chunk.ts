import { isRecord } from './json.ts'

/** A part of a reply as OpenAI's chat would have sent it: whole messages as parts, calls with a place, arguments as text. */
export function mendChunk(chunk: unknown): unknown {
  if (!isRecord(chunk) || !Array.isArray(chunk['choices'])) return chunk
  const choices = chunk['choices'].map((choice: unknown) => (isRecord(choice) ? mendChoice(choice) : choice))
  return { ...chunk, choices }
}

type Fields = Readonly<Record<string, unknown>>

function mendChoice({ message, delta = message, ...choice }: Fields): unknown {
  if (!isRecord(delta)) return { ...choice, delta: {} }
  const { tool_calls: calls, function_call: older, role: _, ...rest } = delta
  const all = Array.isArray(calls)
    ? calls
    : older === undefined || older === null
      ? []
      : [{ function: older }]
  const mended = all.filter(isRecord).map(mendCall)
  return { ...choice, delta: { ...rest, ...(mended.length === 0 ? {} : { tool_calls: mended }) } }
}

function mendCall({ index, function: called, ...call }: Fields, place: number): unknown {
  const { arguments: given, ...named } = isRecord(called) ? called : {}
  const text = given === undefined || given === null ? '' : given
  return {
    ...call,
    index: typeof index === 'number' ? index : place,
    function: { ...named, arguments: typeof text === 'string' ? text : JSON.stringify(text) },
  }
}
