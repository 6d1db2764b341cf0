/** The first bytes of an RC4 key stream. Node no longer offers it, and old workbooks know nothing else. */
export function rc4(key: Uint8Array, length: number): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index)
  const swap = (one: number, other: number) => {
    const kept = state[one] ?? 0
    state[one] = state[other] ?? 0
    state[other] = kept
  }
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + (state[at] ?? 0) + (key[at % key.length] ?? 0)) & 0xff
    swap(at, other)
  }
  const pad = Buffer.alloc(length)
  for (let index = 0, at = 0, other = 0; index < length; index++) {
    at = (at + 1) & 0xff
    other = (other + (state[at] ?? 0)) & 0xff
    swap(at, other)
    pad[index] = state[((state[at] ?? 0) + (state[other] ?? 0)) & 0xff] ?? 0
  }
  return pad
}
