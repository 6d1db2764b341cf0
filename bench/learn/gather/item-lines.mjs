// Judged questions on disk, a line each: gathering takes long, and much can be learned from the same ones.
import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createGunzip, createGzip } from 'node:zlib'

/** A file, or a part of one that begins anew. Features are numbered as they come up; a line names those that are new. */
export function openItemWriter(file) {
  const written = createWriteStream(file)
  const zipped = file.endsWith('.gz') ? createGzip({ level: 4 }) : undefined
  zipped?.pipe(written)
  const into = zipped ?? written
  const numbers = new Map()
  let anew = true
  const write = async (value) => {
    if (!into.write(`${JSON.stringify(value)}\n`)) await once(into, 'drain')
  }
  return {
    header: (header) => write({ header }),
    async item({ candidates, ...item }) {
      const names = []
      const numberOf = (name) => {
        if (!numbers.has(name)) {
          numbers.set(name, numbers.size)
          names.push(name)
        }
        return numbers.get(name)
      }
      const told = candidates.map(({ right, answer, features }) => [
        right ? 1 : 0,
        answer,
        ...features.flatMap(([name, value]) => (value === 0 ? [] : [numberOf(name), short(value)])),
      ])
      await write({ ...item, ...(anew ? { anew } : {}), names, candidates: told })
      anew = false
    },
    async close() {
      into.end()
      await once(written, 'finish')
    },
  }
}

const short = (value) => Number(value.toPrecision(6))

/**
 * Yields { header } and items as they were written, but with their candidates as lists side by side: right, answers, and starts, names and
 * values of features, `names` being places in `known`, to which new names are added.
 */
export async function* itemsIn(file, known) {
  const places = new Map(known.map((name, place) => [name, place]))
  let numbers = []
  for await (const line of linesOf(file)) {
    const { header, anew, names, candidates, ...item } = JSON.parse(line)
    if (header !== undefined) {
      yield { header }
      continue
    }
    if (anew) numbers = []
    for (const name of names) {
      if (!places.has(name)) places.set(name, known.push(name) - 1)
      numbers.push(places.get(name))
    }
    yield { ...item, ...sideBySide(candidates, numbers) }
  }
}

function linesOf(file) {
  const bytes = createReadStream(file)
  return createInterface({ input: file.endsWith('.gz') ? bytes.pipe(createGunzip()) : bytes })
}

function sideBySide(candidates, numbers) {
  const count = candidates.reduce((sum, { length }) => sum + (length - 2) / 2, 0)
  const told = {
    right: Uint8Array.from(candidates, ([right]) => right),
    answers: Uint16Array.from(candidates, ([, answer]) => answer),
    starts: new Uint32Array(candidates.length + 1),
    places: new Uint16Array(count),
    values: new Float64Array(count),
  }
  let filled = 0
  for (const [row, candidate] of candidates.entries()) {
    for (let at = 2; at < candidate.length; at += 2) {
      told.places[filled] = numbers[candidate[at]]
      told.values[filled++] = candidate[at + 1]
    }
    told.starts[row + 1] = filled
  }
  return told
}
