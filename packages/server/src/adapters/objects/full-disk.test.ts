import { mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { isOutOfSpace, leastFreeBytes } from '../../domain/out-of-space.ts'
import { openDiskObjects } from './disk.ts'

async function bench() {
  const folder = await mkdtemp(join(tmpdir(), 'auger-full-'))
  const disk = { left: Infinity, free: () => Promise.resolve(disk.left) }
  const objects = await openDiskObjects(folder, disk)
  const halves = async () => {
    const names = await readdir(join(folder, 'work'), { recursive: true, withFileTypes: true })
    return names.filter((entry) => entry.isFile()).map(({ name }) => name)
  }
  return { disk, objects, halves }
}

const outOfSpace = (attempt: Promise<unknown>) => attempt.then(() => false, isOutOfSpace)

test('what the database needs to tell of it is left: nothing is put below the bound, and again above it', async () => {
  const { disk, objects, halves } = await bench()
  disk.left = leastFreeBytes - 1
  expect(await outOfSpace(objects.put('files/one', Readable.from(['x'])))).toBe(true)
  expect(await objects.stat('files/one')).toBeUndefined()
  expect(await halves()).toEqual([])
  disk.left = leastFreeBytes
  expect(await outOfSpace(objects.put('files/one', Readable.from(['x'])))).toBe(false)
  expect(await objects.stat('files/one')).toEqual({ size: 1 })
})

test('a file is not adopted below the bound, and stays where it is', async () => {
  const { disk, objects, halves } = await bench()
  const local = join(await objects.workFolder(), 'result.csv')
  await writeFile(local, 'x')
  disk.left = leastFreeBytes - 1
  expect(await outOfSpace(objects.adopt('results/one', local))).toBe(true)
  expect(await objects.stat('results/one')).toBeUndefined()
  expect(await halves()).toEqual(['result.csv'])
})

test('a long stream is given up when the disk fills while it comes', async () => {
  const { disk, objects, halves } = await bench()
  let sent = 0
  const endless = Readable.from(
    (async function* () {
      for (; sent < 100; sent++) {
        if (sent === 10) disk.left = 0
        yield Buffer.alloc(2 ** 20)
      }
    })(),
  )
  expect(await outOfSpace(objects.put('files/one', endless))).toBe(true)
  expect(sent).toBeLessThan(30)
  expect(await objects.stat('files/one')).toBeUndefined()
  expect(await halves()).toEqual([])
})

test('removing needs no room', async () => {
  const { disk, objects } = await bench()
  await objects.put('files/one', Readable.from(['x']))
  disk.left = 0
  await objects.remove('files/one')
  expect(await objects.stat('files/one')).toBeUndefined()
})
