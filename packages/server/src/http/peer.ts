import { isIPv4 } from 'node:net'

/** Whose connection it is: an IPv4 address, or the first half of an IPv6 address, which is what one host is given whole. */
export function peerOf(address: string | undefined): string {
  if (address === undefined) return ''
  const plain = plainAddress(address)
  if (isIPv4(plain)) return plain
  const [left = '', right] = plain.split('::')
  const first = left === '' ? [] : left.split(':')
  const last = right === undefined || right === '' ? [] : right.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}

/** An IPv4 address as such, and without the name of a network of this host. */
export const plainAddress = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
