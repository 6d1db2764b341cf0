// Every file, each to a folder of its own: small texts by one process, documents and workbooks by a process each.
import path from 'node:path'
import { peakMegabytes, programIn, residentMegabytes } from '../../processes/memory.mjs'
import { readGrids } from '../excel/read-grids.mjs'
import { readFile } from './read-file.mjs'

const textual = ['csv', 'tsv', 'json', 'md', 'mdx', 'txt']
const workbooks = ['xls', 'xlsx']
const smallBytes = 20_000_000
const atOnce = 2

/** By path: the file, its folder and its outcome. `needsGrids` tells of which workbooks the grids are wanted. */
export async function readAll(files, readers, { work, needsGrids }) {
  const placed = files.map((one, index) => ({ ...one, folder: path.join(work, String(index)) }))
  const isSmall = ({ extension, size }) => textual.includes(extension) && size <= smallBytes
  const small = placed.filter(isSmall)
  const others = placed.filter((one) => !isSmall(one))
  const results = [...(await readTogether(small, readers, work)), ...(await readApart(others, readers))]
  for (const result of results)
    if (workbooks.includes(result.extension) && needsGrids(result.path))
      result.grids = await readGrids(readers.grids, result)
  await readers.grids.close()
  return new Map(results.toSorted(byPath).map((result) => [result.path, result]))
}

const byPath = (one, other) => (one.path < other.path ? -1 : 1)

async function readTogether(files, readers, work) {
  const began = performance.now()
  const shared = readers.together()
  const results = []
  const held = []
  let processId
  for (const one of files) {
    results.push({ ...one, ...(await readFile(shared, one, one.folder)) })
    if (residentMegabytes(processId) === 0) processId = programIn(work)
    held.push(residentMegabytes(processId))
  }
  await shared.close()
  if (files.length === 0) return results
  const after = (share) => `${held[Math.ceil(held.length * share) - 1]} MB`
  console.log(
    `${files.length} small texts in one process: ${seconds(began)} s; it held ${after(0.1)} after a tenth of them, ` +
      `${after(0.5)} after half, ${after(1)} after all, ${Math.max(...held)} MB at most; it was lost ${shared.losses} times`,
  )
  return results
}

async function readApart(files, readers) {
  const began = performance.now()
  const results = []
  const waiting = files.values()
  const readOnes = async () => {
    for (const one of waiting) {
      let megabytes = 0
      const measure = () => (megabytes = peakMegabytes(programIn(one.folder)))
      results.push({ ...one, ...(await readFile(readers.alone, one, one.folder, measure)), megabytes })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, readOnes))
  if (files.length === 0) return results
  const largest = results.toSorted((one, other) => other.megabytes - one.megabytes)[0]
  console.log(
    `${files.length} documents and workbooks, a process each, ${atOnce} at once: ${seconds(began)} s; ` +
      `the largest held ${largest.megabytes} MB of ${readers.memoryMegabytes}, for ${largest.name.slice(-60)}`,
  )
  return results
}

const seconds = (began) => ((performance.now() - began) / 1000).toFixed(0)
