/** Signed links may name another origin than the page was opened at: what they point to is at our own, too. */
export function ownAddress(link: string): string {
  const { pathname, search } = new URL(link, location.origin)
  return pathname + search
}
