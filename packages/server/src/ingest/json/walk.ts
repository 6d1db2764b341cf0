import { BrokenJson } from './broken-json.ts'
import type { FileShape } from './file-shape.ts'
import type { Found } from './found.ts'
import { jsonLimits } from './json-limits.ts'
import { readLines } from './json-lines.ts'
import { openReader, type JsonReader } from './json-reader.ts'
import type { Json } from './json-value.ts'
import type { TablePlan } from './table-plan.ts'
import type { JsonFile } from './text-window.ts'

/** Some of the values that a plan asks for. */
export interface Batch {
  readonly plan: TablePlan
  /** The name that the list of them has, in a plan that is made up of several. */
  readonly part: string
  readonly values: readonly Json[]
  /** The name of each, where they are an object's. */
  readonly keys?: readonly string[]
}

/** Goes through a file and hands out what its plans ask for. Where the file breaks off, so does this. */
export async function* walkShape(file: JsonFile, shape: FileShape, found: Found): AsyncGenerator<Batch> {
  try {
    yield* shape.lines ? walkLines(file, shape.plans, found) : walkDocument(file, shape.plans, found)
  } catch (error) {
    if (!(error instanceof BrokenJson && error.ended)) throw error
    found.cut = error.place
  }
}

async function* walkLines(file: JsonFile, plans: readonly TablePlan[], found: Found): AsyncGenerator<Batch> {
  for await (const values of readLines(file, found)) {
    for (const plan of plans) yield { plan, part: '', values }
  }
}

async function* walkDocument(
  file: JsonFile,
  plans: readonly TablePlan[],
  found: Found,
): AsyncGenerator<Batch> {
  const reader = openReader(file)
  try {
    yield* walkValue(reader, [], plans)
    const next = await reader.peek()
    found.more = next === '[' || next === '{'
    if (next !== '' && !found.more) {
      throw new BrokenJson(reader.place(), `expected the end of the file, found ${next}`, false)
    }
  } finally {
    await reader.close()
  }
}

async function* walkValue(
  reader: JsonReader,
  path: readonly string[],
  plans: readonly TablePlan[],
): AsyncGenerator<Batch> {
  const within = plans.filter((plan) => path.every((name, index) => plan.path[index] === name))
  const plan = within.find((candidate) => candidate.path.length === path.length)
  const first = await reader.peek()
  if (plan !== undefined) yield* take(reader, plan, first)
  else if (within.length > 0 && first === '{') {
    for await (const name of reader.names()) yield* walkValue(reader, [...path, name], within)
  } else await skip(reader)
}

async function* take(reader: JsonReader, plan: TablePlan, first: string): AsyncGenerator<Batch> {
  // A name may come twice in an object, and mean something else each time.
  if (first !== (plan.kind === 'records' ? '[' : '{')) return skip(reader)
  switch (plan.kind) {
    case 'record':
      yield { plan, part: '', values: [await reader.value()] }
      return
    case 'records':
      for await (const values of reader.items()) yield { plan, part: '', values }
      return
    case 'map':
    case 'keyed columns':
      for await (const members of reader.members()) {
        const keys = members.map(([key]) => key)
        yield { plan, part: '', keys, values: members.map(([, value]) => value) }
      }
      return
    case 'split':
    case 'columns':
      for await (const part of reader.names()) {
        if ((await reader.peek()) !== '[') await skip(reader)
        else for await (const values of reader.items()) yield { plan, part, values }
      }
  }
}

async function skip(reader: JsonReader, level = 0): Promise<void> {
  const first = await reader.peek()
  if (first === '[') for await (const _ of reader.items());
  else if (first === '{' && level < jsonLimits.levels) {
    for await (const _ of reader.names()) await skip(reader, level + 1)
  } else await reader.value()
}
