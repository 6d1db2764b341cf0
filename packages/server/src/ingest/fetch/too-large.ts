import { AddressRefused } from '../../network/address-refused.ts'

const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB']

export function tooLarge(maxBytes: number): AddressRefused {
  const power = Math.min(Math.floor(Math.log2(Math.max(maxBytes, 1)) / 10), units.length - 1)
  const size = Math.floor((maxBytes / 1024 ** power) * 10) / 10
  return new AddressRefused(`the file is larger than ${size} ${units[power]}`)
}
