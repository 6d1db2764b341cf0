import { mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { objectsContract } from '../../ports/objects.contract.ts'
import { openDiskObjects } from './disk.ts'

const newFolder = () => mkdtemp(join(tmpdir(), 'auger-objects-'))

objectsContract('a disk', async () => openDiskObjects(await newFolder()))

const filesBelow = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

test('objects are there when the folder is opened again', async () => {
  const folder = await newFolder()
  await (await openDiskObjects(folder)).put('files/one', Readable.from(['bytes']))
  expect(await (await openDiskObjects(folder)).stat('files/one')).toEqual({ size: 5 })
})

test('nothing is left of puts, adoptions and removals but the objects', async () => {
  const folder = await newFolder()
  const objects = await openDiskObjects(folder)
  await objects.put('a/b/kept', Readable.from(['x']))
  await objects.put('a/c/d/removed', Readable.from(['x']))
  await objects.put('e/f/removed', Readable.from(['x']))
  await expect(objects.put('a/large', Readable.from(['xx']), { limit: 1 })).rejects.toThrow()
  await objects.remove('a/c/d/removed')
  await objects.remove('e/f/')

  expect(await filesBelow(folder)).toEqual(['kept'])
  expect(await readdir(join(folder, 'stored'))).toEqual(['a'])
  expect(await readdir(join(folder, 'stored', 'a'))).toEqual(['b'])
})

test('opening sweeps what dead processes left, and nothing of the living', async () => {
  const folder = await newFolder()
  const living = await (await openDiskObjects(folder)).workFolder()
  // No process has the largest number Linux gives; ours with another start is one before us.
  const dead = ['4194304-1', `${process.pid}-1`, 'stray'].map((name) => join(folder, 'work', name))
  const ofParent = join(folder, 'work', `${process.ppid}-1`)
  for (const left of [...dead, ofParent]) {
    await mkdir(left)
    await writeFile(join(left, 'half'), 'x')
  }

  await openDiskObjects(folder)

  for (const left of dead) await expect(stat(left)).rejects.toThrow()
  expect((await stat(ofParent)).isDirectory()).toBe(true)
  expect((await stat(living)).isDirectory()).toBe(true)
})

test.runIf(process.platform === 'linux')('a file of another filesystem is copied in', async () => {
  const objects = await openDiskObjects(await newFolder())
  const elsewhere = await mkdtemp('/dev/shm/auger-objects-')
  const local = join(elsewhere, 'local')
  await writeFile(local, 'from elsewhere')
  expect(await objects.adopt('files/one', local)).toEqual({ size: 14 })
  expect(await readdir(elsewhere)).toEqual([])
  expect(await objects.stat('files/one')).toEqual({ size: 14 })
})
