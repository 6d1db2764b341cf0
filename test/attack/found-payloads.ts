import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What the fuzzer found for a class, with the seed that finds it again. */
const found = z.object({ seed: z.int(), payloads: z.array(z.string()) })

export const foundFile = (name: string) => join(import.meta.dirname, 'found', `${name}.json`)

export function foundPayloads(name: string): readonly string[] {
  return found.parse(JSON.parse(readFileSync(foundFile(name), 'utf8'))).payloads
}
