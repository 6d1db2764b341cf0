// Whether a process that reads documents again and again holds ever more.
import { mkdtemp } from 'node:fs/promises'
import path from 'node:path'
import { programIn, residentMegabytes } from '../../processes/memory.mjs'
import { readFile } from '../read/read-file.mjs'

const rounds = 3
/** Fewer would measure how a process warms up. */
const leastReadings = 200
const mostMegabytes = 50

/** All that can be read under docs/, by one process, in several rounds: what it holds after the last beside the first. */
export async function measureGrowth(results, readers, work) {
  const documents = [...results.values()].filter(
    ({ path: file, status }) => file.startsWith('docs/') && status !== 'ended',
  )
  if (documents.length === 0) return []
  const shared = readers.together()
  const folder = await mkdtemp(path.join(work, 'growth-'))
  const held = []
  for (let round = 0; round < rounds; round++) {
    for (let index = 0; index < Math.max(documents.length, leastReadings); index++)
      await readFile(shared, documents[index % documents.length], path.join(folder, `${round}-${index}`))
    held.push(residentMegabytes(programIn(work)))
  }
  await shared.close()
  const growth = held.at(-1) - held[0]
  console.log(
    `\nmemory of one process that read ${documents.length} documents ${rounds} times: ` +
      `${held.map((megabytes) => `${megabytes} MB`).join(', ')}; it was lost ${shared.losses} times`,
  )
  return [
    {
      name: `docs: memory gained from round 1 to ${rounds} in one process`,
      value: `${growth} MB`,
      bar: `at most ${mostMegabytes} MB, never lost`,
      holds: growth <= mostMegabytes && shared.losses === 0,
    },
  ]
}
