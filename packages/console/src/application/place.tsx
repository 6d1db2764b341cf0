import { createContext, useContext, type ReactNode } from 'react'
import type { AccountRecord, MembershipRecord } from '@auger/contract'

/** Who works here, and in which project. */
export interface Place {
  readonly account: AccountRecord
  readonly projects: readonly MembershipRecord[]
  readonly project: MembershipRecord
}

const PlaceContext = createContext<Place | undefined>(undefined)

export function PlaceProvider({ place, children }: { readonly place: Place; readonly children: ReactNode }) {
  return <PlaceContext value={place}>{children}</PlaceContext>
}

export function usePlace(): Place {
  const place = useContext(PlaceContext)
  if (place === undefined) throw new Error('A page that needs a project is shown outside of the shell')
  return place
}

export const useAccount = (): AccountRecord => usePlace().account
export const useProject = (): MembershipRecord => usePlace().project

const kept = 'auger.project'

/** The one that the address names, else the one of last time, else the first. */
export function chosenProject(
  projects: readonly MembershipRecord[],
  named: string | undefined,
): MembershipRecord | undefined {
  const of = (id: string | null | undefined) => projects.find(({ project_id }) => project_id === id)
  return of(named) ?? of(localStorage.getItem(kept)) ?? projects[0]
}

export const keepProject = (id: string): void => localStorage.setItem(kept, id)

/** Who sees the pages of administration. */
export const mayAdminister = ({ account, projects }: Pick<Place, 'account' | 'projects'>): boolean =>
  account.owner || projects.some(({ role }) => role === 'administrator')
