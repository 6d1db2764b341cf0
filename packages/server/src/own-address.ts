const everywhere: { readonly [host: string]: string } = { '0.0.0.0': '127.0.0.1', '[::]': '[::1]' }

/** Where a process reaches itself: one that listens on every address, on its own machine. */
export function ownAddress(bound: string): string {
  const url = new URL(bound)
  url.hostname = everywhere[url.hostname] ?? url.hostname
  return url.origin
}
