import { writeFile } from 'node:fs/promises'
import { seededRandom } from '../../crash/random.ts'
import { classes } from '../classes.ts'
import { foundFile } from '../found-payloads.ts'
import { makeHost } from '../host.ts'
import { attemptsAt, type Attempt } from './attempts.ts'
import { bombs } from './bombs.ts'
import { openScratch } from './scratch.ts'

/**
 * Writes test/attack/found anew: node --conditions=source --import tsx test/attack/fuzz/find.ts [class…]
 * AUGER_SEED chooses where to begin. Finding bombs takes minutes: each is run until it hurts.
 */
const seed = Number(process.env['AUGER_SEED'] ?? 20_240_517)
/** Bombs cost seconds, here and in the suite. */
const effortAt = (name: string) => (name in bombs ? { wanted: 4, tries: 40 } : { wanted: 6, tries: 2_000 })

async function find(
  begin: number,
  attempts: readonly Attempt[],
  { wanted, tries }: { readonly wanted: number; readonly tries: number },
  written: readonly string[],
): Promise<readonly string[]> {
  const random = seededRandom(begin)
  const found = new Map<string, string>()
  for (let count = 0; found.size < wanted && count < tries; count++) {
    const payload = await attempts[count % attempts.length]?.(random)
    const kind = payload?.replace(/\d+/g, '').slice(0, 80)
    // Several of one kind would say less than one each of several.
    if (payload === undefined || kind === undefined || found.has(kind)) continue
    if (!written.includes(payload)) found.set(kind, payload)
  }
  return [...found.values()]
}

/** JSON in which characters that cannot be seen can be read. */
const plainly = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(
    /[^\n -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const names = process.argv.slice(2)
const host = await makeHost()
const scratch = await openScratch(host)
for (const [index, { name, payloads: written }] of classes.entries()) {
  if (names.length > 0 && !names.includes(name)) continue
  const begin = seed + index
  const payloads = await find(begin, attemptsAt(name, written, host, scratch), effortAt(name), written)
  await writeFile(foundFile(name), `${plainly({ seed: begin, payloads })}\n`)
  process.stdout.write(`${name}: ${payloads.length} found\n`)
}
scratch.close()
await host.close()
