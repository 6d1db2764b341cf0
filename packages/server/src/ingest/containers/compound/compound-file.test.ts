import { describe, expect, test } from 'vitest'
import { compoundOf } from '../../documents/samples/old-word.contract.ts'
import { openCompound } from './compound-file.ts'

const [sectorSize, entrySize] = [512, 128]
const large = Buffer.from(Array.from({ length: 20_000 }, (_, at) => at & 0xff))
const sample = () =>
  compoundOf({ Large: large, 'Folder/Small': Buffer.from('small stream'), Empty: Buffer.alloc(0) })

const placeOf = (sector: number) => (sector + 1) * sectorSize
const directoryOf = (bytes: Buffer) => bytes.readUInt32LE(48)
const tableAt = (bytes: Buffer, sector: number) => placeOf(bytes.readUInt32LE(76)) + sector * 4
const entryAt = (bytes: Buffer, name: string) =>
  bytes.indexOf(Buffer.from(`${name}\u0000`, 'utf16le'), placeOf(directoryOf(bytes)))

test('large and small streams are read by their paths, in any case', () => {
  const file = openCompound(sample())
  expect(file?.stream('large')).toEqual(large)
  expect(file?.stream('FOLDER/SMALL')?.toString()).toBe('small stream')
  expect(file?.stream('Empty')?.length).toBe(0)
  expect(file?.stream('Folder')).toBeUndefined()
  expect(file?.stream('missing')).toBeUndefined()
})

test('no more of a stream is read than is wanted, and its size is known without reading it', () => {
  const file = openCompound(sample())
  expect(file?.stream('Large', 600)).toEqual(large.subarray(0, 600))
  expect(file?.stream('Folder/Small', 5)?.toString()).toBe('small')
  expect(file?.claimedSize('Large')).toBe(large.length)
  expect(file?.claimedSize('missing')).toBe(0)
})

test('too few bytes, or none that make a directory, are no file', () => {
  expect(openCompound(Buffer.alloc(100))).toBeUndefined()
  expect(openCompound(Buffer.alloc(5_000))).toBeUndefined()
})

describe('a damaged file', () => {
  test('whose stream leads back to its beginning ends', () => {
    const bytes = sample()
    const entry = entryAt(bytes, 'Large')
    const start = bytes.readUInt32LE(entry + 116)
    bytes.writeUInt32LE(start, tableAt(bytes, start + 2))
    bytes.writeUInt32LE(0x7fffffff, entry + 120)
    const stream = openCompound(bytes)?.stream('Large')
    expect(stream?.subarray(0, 3 * sectorSize)).toEqual(large.subarray(0, 3 * sectorSize))
    expect(stream?.length).toBeLessThan(20 * sectorSize)
  })

  test('whose small stream leads back to itself ends with what it claims', () => {
    const bytes = compoundOf({ Small: Buffer.alloc(200, 'x') })
    const table = placeOf(bytes.readUInt32LE(60))
    const start = bytes.readUInt32LE(entryAt(bytes, 'Small') + 116)
    bytes.writeUInt32LE(start, table + start * 4)
    expect(openCompound(bytes)?.stream('Small')?.toString()).toBe('x'.repeat(200))
  })

  test('whose directory leads back to itself is still listed', () => {
    const bytes = sample()
    bytes.writeUInt32LE(directoryOf(bytes), tableAt(bytes, directoryOf(bytes)))
    expect(openCompound(bytes)?.stream('Large')).toEqual(large)
  })

  test('whose entries are neighbours of themselves is still listed', () => {
    const bytes = sample()
    const entry = entryAt(bytes, 'Large')
    const number = (entry - placeOf(directoryOf(bytes))) / entrySize
    for (const at of [68, 72, 76]) bytes.writeUInt32LE(number, entry + at)
    expect(openCompound(bytes)?.stream('Large')).toEqual(large)
  })

  test('whose lists of sectors lead back to themselves is opened', () => {
    const bytes = sample()
    const list = directoryOf(bytes)
    bytes.writeUInt32LE(list, 68)
    bytes.writeUInt32LE(list, placeOf(list) + sectorSize - 4)
    expect(openCompound(bytes)?.stream('Large')).toEqual(large)
  })

  test('that is cut off gives what there is of a stream', () => {
    const whole = sample()
    const start = placeOf(whole.readUInt32LE(entryAt(whole, 'Large') + 116))
    const cut = openCompound(whole.subarray(0, start + 1_000))
    expect(cut?.stream('Large')).toEqual(large.subarray(0, 1_000))
  })
})
