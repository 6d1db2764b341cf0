import { expect, test } from 'vitest'
import { compoundOf } from '../../documents/samples/old-word.contract.ts'
import { openCompound } from './compound-file.ts'
import { embeddedNames } from './embedded-names.ts'

const packed = (name: string) => Buffer.concat([Buffer.alloc(6), Buffer.from(`${name}\u0000rest`, 'latin1')])
const kind = (name: string) => {
  const length = Buffer.alloc(32)
  length.writeUInt32LE(name.length + 1, 28)
  return Buffer.concat([length, Buffer.from(`${name}\u0000`)])
}
const namesIn = (streams: Readonly<Record<string, Buffer>>) => {
  const file = openCompound(compoundOf(streams))
  return file === undefined ? undefined : [...embeddedNames(file)].sort()
}

test('objects are called by the file that was put in, by what they say they are, or by what they hold', () => {
  expect(
    namesIn({
      'ObjectPool/_1/\u0001CompObj': kind('Package'),
      'ObjectPool/_1/\u0001Ole10Native': packed('prices.csv'),
      'ObjectPool/_2/\u0001CompObj': kind('Acrobat Document'),
      'ObjectPool/_3/Workbook': Buffer.alloc(8),
      'Other/Workbook': Buffer.alloc(8),
    }),
  ).toEqual(['Acrobat Document', 'Workbook', 'prices.csv'])
})

test('a name without end is none, and a kind that claims too much neither', () => {
  const endless = Buffer.alloc(6_000, 'x')
  const lying = Buffer.alloc(40)
  lying.writeUInt32LE(0xffffffff, 28)
  expect(
    namesIn({ 'ObjectPool/_1/\u0001Ole10Native': endless, 'ObjectPool/_2/\u0001CompObj': lying }),
  ).toEqual(['', ''])
})

test('a file without objects has no names', () => {
  expect(namesIn({ WordDocument: Buffer.alloc(8) })).toEqual([])
})
