/** The secret of a one-time link stands behind its #, where no log sees it; it leaves the address once it was read. */
export function takeLinkSecret(): string {
  const secret = location.hash.slice(1)
  if (secret !== '') {
    kept = secret
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  return kept
}

/** React renders a component twice in development; the second time the address is clean already. */
let kept = ''
