import { mkdir, mkdtemp, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import {
  linkInput,
  makeChildFolder,
  nameChildFolder,
  inputPath,
  sweepChildFolders,
  moveOutputs,
  clear,
  type ChildFolder,
} from './child-folder.ts'

let folder = ''
let childFolder: ChildFolder
let file = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'child-'))
  childFolder = nameChildFolder(join(folder, 'folders'))
  makeChildFolder(childFolder)
  file = join(folder, 'sales.parquet')
  await writeFile(file, 'rows')
})

test('an input file is the same file, and stays where it was when the folder is cleared', async () => {
  await linkInput(childFolder, file)
  const place = inputPath(childFolder, file)
  expect((await stat(place)).ino).toBe((await stat(file)).ino)
  await linkInput(childFolder, file)
  await clear(childFolder)
  expect(await readdir(childFolder.inputs)).toEqual([])
  expect(await readFile(file, 'utf8')).toBe('rows')
})

test('two files of the same name have two places, and a file always the same one', async () => {
  const other = join(folder, 'other', 'sales.parquet')
  expect(inputPath(childFolder, other)).not.toBe(inputPath(childFolder, file))
  expect(inputPath(childFolder, file)).toBe(inputPath(childFolder, file))
  expect(inputPath(childFolder, file)).toMatch(/\.parquet$/)
})

test('a file that is gone is told by its name', async () => {
  await expect(linkInput(childFolder, join(folder, 'gone.csv'))).rejects.toMatchObject({
    name: 'MissingFile',
    message: `${join(folder, 'gone.csv')} is gone.`,
  })
})

test('what was written is taken out and no longer there', async () => {
  await writeFile(join(childFolder.outputs, 'made.parquet'), 'made')
  await moveOutputs(childFolder, folder)
  expect(await readFile(join(folder, 'made.parquet'), 'utf8')).toBe('made')
  expect(await readdir(childFolder.outputs)).toEqual([])
})

test('a link or a folder that a child left is not taken out', async () => {
  await symlink(file, join(childFolder.outputs, 'made.parquet'))
  await expect(moveOutputs(childFolder, folder)).rejects.toMatchObject({
    message: 'made.parquet is not a file.',
  })
  await clear(childFolder)
  await mkdir(join(childFolder.outputs, 'made.parquet'))
  await expect(moveOutputs(childFolder, folder)).rejects.toMatchObject({ name: 'NotAFile' })
  expect(await readdir(folder)).not.toContain('made.parquet')
})

test('folders of servers that are no more are swept, those in use and other folders are not', async () => {
  const root = join(folder, 'folders')
  const noProcess = 2 ** 22 + 1
  await mkdir(join(root, `child-${noProcess}-1`, 'inputs'), { recursive: true })
  await mkdir(join(root, `child-${process.pid}-777`))
  await utimes(join(root, `child-${process.pid}-777`), 0, 0)
  await mkdir(join(root, 'something-else'))
  sweepChildFolders(root)
  expect((await readdir(root)).sort()).toEqual([basename(childFolder.folder), 'something-else'])
})
