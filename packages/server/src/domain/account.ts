import { accountPrefix, type ProjectRole } from '@auger/contract'
import { newId } from './ids.ts'

/** A person who uses the page. Accounts are shut, never deleted: what they asked and uploaded stays theirs. */
export interface Account {
  readonly id: string
  /** As it was given when it was made. Names that are the same in `foldName` are one. */
  readonly name: string
  /** Of the whole service: it may do everything. */
  readonly owner: boolean
  /** Argon2; null until its link was followed. */
  readonly passwordHash: string | null
  readonly createdAt: string
  readonly seenAt: string | null
  /** When it was shut; null where it may log in. */
  readonly shutAt: string | null
}

/** Its password is set by a link. */
export const newAccount = (name: string, owner: boolean, now: Date): Account => ({
  id: newId('account'),
  name: name.normalize('NFC'),
  owner,
  passwordHash: null,
  createdAt: now.toISOString(),
  seenAt: null,
  shutAt: null,
})

/** Names that differ in case, width or the way an accent is written are one. */
export const foldName = (name: string): string =>
  name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')

/** What its sessions, jobs and datasets belong to. */
export const userIdOf = ({ name }: Pick<Account, 'name'>): string => accountPrefix + name

/** A project that an account belongs to. */
export interface Membership {
  readonly projectId: string
  readonly projectName: string
  readonly role: ProjectRole
}

/** An account as the project sees it. */
export interface Member {
  readonly account: Account
  readonly role: ProjectRole
}
