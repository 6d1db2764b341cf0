import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** private: a network of one's own, which an operator may open. reserved: no place for files, whoever asks. */
export type AddressKind = 'public' | 'private' | 'reserved'

const privateRanges = blockList([
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1/128',
  'fc00::/7',
])

const reservedRanges = blockList([
  '0.0.0.0/8',
  '169.254.0.0/16',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
  '2001::/23',
  '2001:db8::/32',
  '3fff::/20',
])

/** Where clouds serve a machine its settings and credentials, outside of the link-local ranges. */
const cloudServices = blockList([
  '100.100.100.200/32',
  '168.63.129.16/32',
  'fd00:ec2::254/128',
  'fd20:ce::254/128',
])

const globalUnicast = blockList(['2000::/3'])

export function addressKind(address: string): AddressKind {
  if (isIPv4(address)) return kindWithin(address, 'ipv4')
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return 'reserved'
  const inside = embeddedIpv4(groupsOf(bare))
  if (inside !== undefined) return kindWithin(inside, 'ipv4')
  const kind = kindWithin(bare, 'ipv6')
  return kind === 'public' && !globalUnicast.check(bare, 'ipv6') ? 'reserved' : kind
}

function kindWithin(address: string, family: 'ipv4' | 'ipv6'): AddressKind {
  if (reservedRanges.check(address, family) || cloudServices.check(address, family)) return 'reserved'
  return privateRanges.check(address, family) ? 'private' : 'public'
}

/** The IPv4 address that a mapped, NAT64 or 6to4 address leads to. */
function embeddedIpv4(groups: readonly number[]): string | undefined {
  const prefix = groups.slice(0, 6).join(':')
  const [, second = 0, third = 0, , , , seventh = 0, eighth = 0] = groups
  if (prefix === `0:0:0:0:0:${0xffff}` || prefix === `${0x64}:${0xff9b}:0:0:0:0`)
    return dotted(seventh, eighth)
  return groups[0] === 0x2002 ? dotted(second, third) : undefined
}

const dotted = (high: number, low: number): string => [high >> 8, high & 255, low >> 8, low & 255].join('.')

/** The eight numbers of an IPv6 address; URL brings every spelling into one. */
function groupsOf(address: string): readonly number[] {
  const [left = [], right = []] = new URL(`http://[${address}]/`).hostname
    .slice(1, -1)
    .split('::')
    .map((half) => (half === '' ? [] : half.split(':')))
  const zeros = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16))
}

function blockList(ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits = ''] = range.split('/')
    list.addSubnet(network, Number(bits), isIPv4(network) ? 'ipv4' : 'ipv6')
  }
  return list
}
