import type { LookupAddress } from 'node:dns'
import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { addressKind, type AddressKind } from './address-kind.ts'
import { AddressRefused } from './address-refused.ts'

export type Resolve = (name: string) => Promise<readonly string[]>

export interface Judging {
  /** Opens networks of one's own and this machine; never link-local addresses, where cloud credentials are served. */
  readonly allowPrivate: boolean
  /** The addresses of a name; the system's resolver where it is left out. */
  readonly resolve?: Resolve
}

const resolveBySystem: Resolve = async (name) =>
  (await lookup(name, { all: true })).map(({ address }) => address)

/**
 * Every address that the host of a url leads to. One that may not be reached refuses the host as a whole. The message
 * does not tell the address: names of a private network are not for everyone who may give a url.
 */
export async function judgedAddresses(
  url: URL,
  { allowPrivate, resolve = resolveBySystem }: Judging,
): Promise<readonly LookupAddress[]> {
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  const addresses = isIP(host) === 0 ? await resolve(host) : [host]
  if (addresses.length === 0) throw new AddressRefused(`the name ${host} does not resolve`)
  const refused = addresses
    .map((address) => refusal(addressKind(address), allowPrivate))
    .find((message) => message !== undefined)
  if (refused !== undefined) throw new AddressRefused(refused)
  return addresses.map((address) => ({ address, family: isIP(address) }))
}

function refusal(kind: AddressKind, allowPrivate: boolean): string | undefined {
  switch (kind) {
    case 'public':
      return undefined
    case 'private':
      return allowPrivate ? undefined : 'the address leads into a private network'
    case 'reserved':
      return 'the address leads to no public place, but into a reserved range of addresses'
  }
}
