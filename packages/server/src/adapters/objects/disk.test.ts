import { chmod, mkdir, mkdtemp, readdir, stat, writeFile } from 'node:fs/promises'
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

test('nobody else on the machine may look into it, nor where an earlier version let them', async () => {
  const folder = await newFolder()
  await mkdir(join(folder, 'stored'), { mode: 0o755 })
  await mkdir(join(folder, 'work'), { mode: 0o755 })
  await chmod(folder, 0o755)
  const objects = await openDiskObjects(folder)
  await objects.put('a/b/put', Readable.from(['x']))
  const local = join(await objects.workFolder(), 'local')
  await writeFile(local, 'x', { mode: 0o644 })
  await objects.adopt('a/c/adopted', local)

  const modeOf = async (...names: readonly string[]) => (await stat(join(folder, ...names))).mode & 0o777
  for (const name of ['', 'stored', 'work', 'stored/a', 'stored/a/b', 'stored/a/c'])
    expect(await modeOf(name), name).toBe(0o700)
  for (const name of ['stored/a/b/put', 'stored/a/c/adopted']) expect(await modeOf(name), name).toBe(0o600)
})

test('what an earlier version left open below is closed once, however deep', async () => {
  const folder = await newFolder()
  const objects = await openDiskObjects(folder)
  const keys = ['results/one/1.csv', 'results/two/1.csv', 'sources/one/0/1.parquet']
  for (const key of keys) await objects.put(key, Readable.from(['x']))
  const stored = join(folder, 'stored')
  const names = await readdir(stored, { recursive: true })
  const modes = async () =>
    new Set(await Promise.all(names.map(async (name) => (await stat(join(stored, name))).mode & 0o777)))
  const leaveOpen = async () => {
    for (const name of names) await chmod(join(stored, name), /\./.test(name) ? 0o644 : 0o755)
  }
  await leaveOpen()
  await openDiskObjects(folder)
  expect(await modes()).toEqual(new Set([0o600, 0o700]))

  // A crash in between: the folders above are closed last.
  await leaveOpen()
  await chmod(join(stored, 'results', 'one'), 0o700)
  await openDiskObjects(folder)
  expect(await modes()).toEqual(new Set([0o600, 0o700]))
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
