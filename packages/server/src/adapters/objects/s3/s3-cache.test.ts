import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, readdir, rename, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CacheMeter } from '../../../ports/meter.ts'
import { startS3rver, type S3Server } from '../../../../../../test/services/s3.ts'
import { newFolder, openAt } from './s3-open.contract.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3rver()
})
afterAll(() => server.stop())

const million = 1_000_000

/** A bucket with objects of a million bytes, and so much room for copies. */
async function bench(cacheBytes: number, keptMilliseconds: number, count = 5) {
  const told = { hits: 0, misses: 0, fetched: 0, evicted: 0, holds: -1 }
  const meter: CacheMeter = {
    cacheLooked: (found) => void (found ? told.hits++ : told.misses++),
    cacheFetched: (bytes) => void (told.fetched += bytes),
    cacheEvicted: (bytes) => void (told.evicted += bytes),
    cacheHolds: (bytes) => void (told.holds = bytes),
  }
  const place = {
    ...{ bucket: await server.bucket(), endpoint: server.endpoint },
    ...{ cacheBytes, keptMilliseconds, meter },
  }
  const folder = await newFolder()
  const open = () => openAt({ ...place, folder })
  const objects = await open()
  const keys = Array.from({ length: count }, (_, index) => `files/${index}`)
  for (const key of keys) await objects.put(key, Readable.from([randomBytes(million)]))
  const copies = async () => {
    const root = join(folder, 'cache')
    return (await Promise.all((await readdir(root)).map((name) => readdir(join(root, name))))).flat()
  }
  return { objects, keys, copies, open, folder, told }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

test('copies keep to the bound, and the least recently used go first', async () => {
  const { objects, keys, copies } = await bench(3 * million, 0)
  const [first = '', second = ''] = keys
  const places: string[] = []
  for (const key of keys.slice(0, 3)) {
    places.push(await objects.localFile(key))
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  expect(await objects.localFile(first)).toBe(places[0])
  await new Promise((resolve) => setTimeout(resolve, 5))
  await objects.localFile(keys[3] ?? '')
  expect(await copies()).toHaveLength(3)
  expect(await isThere(places[0] ?? '')).toBe(true)
  expect(await isThere(places[1] ?? '')).toBe(false)
  expect((await readFile(await objects.localFile(second))).length).toBe(million)
})

test('what was handed out a moment ago stays, though the bound be passed', async () => {
  const { objects, keys } = await bench(2 * million, 60_000)
  const places = []
  for (const key of keys) places.push(await objects.localFile(key))
  for (const place of places) expect((await readFile(place)).length).toBe(million)
})

test('what could never be held together is refused, with its size and the setting', async () => {
  const { objects, keys } = await bench(2 * 2 ** 20, 0)
  await expect(objects.localFiles(keys)).rejects.toMatchObject({
    code: 210023,
    message: expect.stringMatching(/4\.77 MiB.*AUGER_CACHE_SIZE allows 2 MiB/) as string,
  })
  expect(await objects.localFiles(keys.slice(0, 2))).toHaveLength(2)
  // What is there already counts, too.
  await expect(objects.localFiles(keys.slice(0, 3))).rejects.toThrow(/AUGER_CACHE_SIZE/)
})

test('copies outlast the process; what was cut off, or is not whole, does not', async () => {
  const { objects, keys, open, copies, folder } = await bench(10 * million, 60_000)
  const paths = await objects.localFiles(keys.slice(0, 3))
  await objects.close()
  const [left = ''] = await readdir(join(folder, 'cache'))
  const cut = join(folder, 'cache', left, paths[0]?.split('/').at(-1) ?? '')
  await writeFile(cut, 'half')
  await writeFile(join(folder, 'cache', left, 'coming-x'), 'half')
  const again = await open()
  expect((await copies()).sort()).toEqual(
    paths
      .slice(1)
      .map((path) => path.split('/').at(-1))
      .sort(),
  )
  expect((await readFile(await again.localFile(keys[0] ?? ''))).length).toBe(million)
  await again.close()
})

test('processes on one machine have folders of their own; one that died leaves its own to the next', async () => {
  const { objects, keys, open, folder } = await bench(10 * million, 60_000)
  const path = await objects.localFile(keys[0] ?? '')
  const other = await open()
  expect(dirname(await other.localFile(keys[0] ?? ''))).not.toBe(dirname(path))
  await Promise.all([objects.close(), other.close()])
  // No process has the largest number that Linux gives.
  const [one = ''] = await readdir(join(folder, 'cache'))
  await rename(join(folder, 'cache', one), join(folder, 'cache', '4194304-1.1'))
  const living = join(folder, 'cache', `${process.ppid}-1.1`)
  await mkdir(living)
  const next = await open()
  const third = await open()
  expect(await readdir(join(folder, 'cache'))).toHaveLength(3)
  expect(await isThere(living)).toBe(true)
  await Promise.all([next.close(), third.close()])
})

test('a removed object leaves no copy, and what nobody asked for in a day is forgotten', async () => {
  const { objects, keys, copies } = await bench(10 * million, 60_000, 3)
  await objects.localFiles(keys)
  await objects.remove(keys[0] ?? '')
  expect(await copies()).toHaveLength(2)
  await expect(objects.localFile(keys[0] ?? '')).rejects.toThrow()
  await objects.removeLeftovers(new Date(Date.now() - 60_000))
  expect(await copies()).toHaveLength(2)
  await objects.removeLeftovers(new Date(Date.now() + 60_000))
  expect(await copies()).toHaveLength(0)
})

test('it tells whether each file was there, what was fetched, what had to go and what it holds', async () => {
  const { objects, keys, open, folder, told } = await bench(3 * million, 0)
  const [first = '', second = '', ...others] = keys
  expect(told).toEqual({ hits: 0, misses: 0, fetched: 0, evicted: 0, holds: 0 })
  await Promise.all([objects.localFile(first), objects.localFile(first)])
  expect(told).toEqual({ hits: 0, misses: 2, fetched: million, evicted: 0, holds: million })
  await objects.localFiles([first, second, first])
  expect(told).toEqual({ hits: 1, misses: 3, fetched: 2 * million, evicted: 0, holds: 2 * million })
  await new Promise((resolve) => setTimeout(resolve, 5))
  for (const key of others) await objects.localFile(key)
  expect(told).toEqual({
    ...{ hits: 1, misses: 6, fetched: 5 * million },
    ...{ evicted: 2 * million, holds: 3 * million },
  })

  // One that came from here was never fetched, and what nobody needs is no eviction.
  const made = join(folder, 'made.parquet')
  await writeFile(made, randomBytes(1_000))
  const name = `sources/a/0/1-${createHash('sha256')
    .update(await readFile(made))
    .digest('hex')}.parquet`
  await objects.adopt(name, made)
  await objects.localFile(name)
  expect(told).toMatchObject({ hits: 2, misses: 6, fetched: 5 * million })
  const held = told.holds
  await objects.remove(name)
  expect(told.holds).toBe(held - 1_000)
  const before = told.evicted
  await objects.close()
  await (await open()).removeLeftovers(new Date(Date.now() + 60_000))
  expect(told).toMatchObject({ hits: 2, misses: 6, evicted: before, holds: 0 })
})

test('a bucket that is not there is named, and is not made', async () => {
  for (let count = 0; count < 2; count++)
    await expect(openAt({ bucket: 'nobodys-bucket', endpoint: server.endpoint })).rejects.toThrow(
      /AUGER_S3_BUCKET: there is no bucket "nobodys-bucket" at http/,
    )
})
