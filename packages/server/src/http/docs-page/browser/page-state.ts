/** What the service tells of who is logged in, as far as a form needs it. */
export interface PageState {
  readonly needs_owner: boolean
  readonly account: { readonly name: string } | null
  readonly token: string | null
  readonly projects: readonly { readonly project_id: string; readonly project_name: string }[]
}

export const isLoggedIn = (state: PageState | undefined): state is PageState =>
  state !== undefined && state.account !== null

let known: PageState | undefined
let chosen: string | undefined
const listeners = new Set<(state: PageState | undefined) => void>()

/** Tells how it is now, and again whenever that changes; undefined where the service has no page. */
export function followState(listener: (state: PageState | undefined) => void): void {
  listeners.add(listener)
  if (known === undefined) void askState()
  else listener(known)
}

export async function askState(): Promise<void> {
  known = await read().catch(() => undefined)
  for (const listener of listeners) listener(known)
}

async function read(): Promise<PageState | undefined> {
  const answer = await fetch('page/state', { headers: { accept: 'application/json' } })
  if (!answer.ok) return undefined
  const { data } = (await answer.json()) as { readonly data: PageState }
  return data
}

/** The project is chosen once for all forms. */
export const chosenProject = (): string | undefined => chosen
export function chooseProject(id: string): void {
  chosen = id
}

// Whoever logged in on another tab comes back to this one.
window.addEventListener('focus', () => {
  if (listeners.size > 0 && !isLoggedIn(known)) void askState()
})
