import { mkdir, mkdtemp, readdir, readFile, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { bringIn, openRoom, shelved, sweepRooms, takeOut, tidy, type Room } from './room.ts'

let folder = ''
let room: Room
let file = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'room-'))
  room = openRoom(join(folder, 'rooms'))
  file = join(folder, 'sales.parquet')
  await writeFile(file, 'rows')
})

test('a file that is brought in is the same file, and stays where it was when the room is tidied', async () => {
  await bringIn(room, file)
  const place = shelved(room, file)
  expect((await stat(place)).ino).toBe((await stat(file)).ino)
  await bringIn(room, file)
  await tidy(room)
  expect(await readdir(room.shelf)).toEqual([])
  expect(await readFile(file, 'utf8')).toBe('rows')
})

test('two files of the same name have two places, and a file always the same one', async () => {
  const other = join(folder, 'other', 'sales.parquet')
  expect(shelved(room, other)).not.toBe(shelved(room, file))
  expect(shelved(room, file)).toBe(shelved(room, file))
  expect(shelved(room, file)).toMatch(/\.parquet$/)
})

test('a file that is gone is told by its name', async () => {
  await expect(bringIn(room, join(folder, 'gone.csv'))).rejects.toMatchObject({
    name: 'MissingFile',
    message: `${join(folder, 'gone.csv')} is gone.`,
  })
})

test('what was written is taken out and no longer there', async () => {
  await writeFile(join(room.tray, 'made.parquet'), 'made')
  await takeOut(room, folder)
  expect(await readFile(join(folder, 'made.parquet'), 'utf8')).toBe('made')
  expect(await readdir(room.tray)).toEqual([])
})

test('a link or a folder that a child left is not taken out', async () => {
  await symlink(file, join(room.tray, 'made.parquet'))
  await expect(takeOut(room, folder)).rejects.toMatchObject({ message: 'made.parquet is not a file.' })
  await tidy(room)
  await mkdir(join(room.tray, 'made.parquet'))
  await expect(takeOut(room, folder)).rejects.toMatchObject({ name: 'NotAFile' })
  expect(await readdir(folder)).not.toContain('made.parquet')
})

test('rooms of servers that are no more are swept, those in use and other folders are not', async () => {
  const root = join(folder, 'rooms')
  const noProcess = 2 ** 22 + 1
  await mkdir(join(root, `room-${noProcess}-1`, 'shelf'), { recursive: true })
  await mkdir(join(root, `room-${process.pid}-777`))
  await utimes(join(root, `room-${process.pid}-777`), 0, 0)
  await mkdir(join(root, 'something-else'))
  sweepRooms(root)
  expect((await readdir(root)).sort()).toEqual([basename(room.folder), 'something-else'])
})
