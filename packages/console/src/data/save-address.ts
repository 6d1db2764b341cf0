import { ownAddress } from '../server/own-address.ts'

/** Has the browser save what is at a signed address of ours. */
export function saveAddress(address: string, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = ownAddress(address)
  anchor.download = name
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}
