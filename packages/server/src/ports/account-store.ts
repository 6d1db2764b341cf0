import type { ProjectRole } from '@auger/contract'
import type { Account, Member, Membership } from '../domain/account.ts'
import type { AccountLink } from '../domain/account-link.ts'
import type { Login } from '../domain/login.ts'

export interface AccountStore {
  /** With a link to set its password. False when the name is taken. */
  create(account: Account, link?: AccountLink): Promise<boolean>
  /** By its name in whatever case. */
  find(name: string): Promise<Account | undefined>
  /** By name. */
  list(): Promise<readonly Account[]>
  /** Whether there is an owner who can log in. */
  hasOwner(): Promise<boolean>
  /**
   * Shutting ends its logins and its links. The last owner that can log in can be neither shut nor made none.
   */
  change(id: string, change: AccountChange, at: string): Promise<'changed' | 'gone' | 'last owner'>
  /** Ends its links, and all its logins but one. False when its password is not that of before any more. */
  setPassword(id: string, before: string, hash: string, keptLogin: string): Promise<boolean>
}

export interface AccountChange {
  readonly shut?: boolean
  readonly owner?: boolean
}

export interface MembershipStore {
  /** Adds an account to a project, or changes its role there. */
  set(projectId: string, accountId: string, role: ProjectRole): Promise<void>
  /** False when it does not belong to it. */
  remove(projectId: string, accountId: string): Promise<boolean>
  /** Where an account belongs, oldest project first. */
  ofAccount(accountId: string): Promise<readonly Membership[]>
  /** Who belongs to a project, by name. */
  ofProject(projectId: string): Promise<readonly Member[]>
}

export interface LoginStore {
  /**
   * Forgets those of the account that were last used before `since`. False when the account was shut, or has another password by
   * now.
   */
  create(login: Login, passwordHash: string, since: string): Promise<boolean>
  /** One that was used since, of an account that is open. */
  find(hash: string, since: string): Promise<{ readonly login: Login; readonly account: Account } | undefined>
  /** Of an account, used since, last used first. */
  list(accountId: string, since: string): Promise<readonly Login[]>
  /** It, and its account, were seen at a time. */
  touch(login: Pick<Login, 'id' | 'accountId'>, at: string): Promise<void>
  /** False when the account has no such login. */
  end(id: string, accountId: string): Promise<boolean>
}

/** Who tries to log in: by name and from an address, each with the most failures that it may have. */
export interface LoginTry {
  readonly subject: string
  readonly most: number
}

/** Kept, so that starting the service anew gives nobody new tries. */
export interface LoginTryStore {
  /**
   * Counts a try as failed until it is taken back, so that many at once are no more than may be. Where a subject has its most
   * failures since a time already, nothing is counted, and the answer is the time of the failure that has to be past it.
   */
  begin(tries: readonly LoginTry[], at: string, since: string): Promise<TryBegun>
  /** The try was none that failed; the failures of `forgiven` are forgotten. */
  takeBack(ids: readonly string[], forgiven: string): Promise<void>
}

export type TryBegun = { readonly ids: readonly string[] } | { readonly refusedSince: string }

export interface AccountLinkStore {
  /** Those before it, of the same account or for the first owner, end. */
  create(link: AccountLink): Promise<void>
  /**
   * One that is good at a time, with its account. The first owner's is good while no owner can log in; of an account that was shut, none is.
   */
  find(hash: string, at: string): Promise<GoodLink | undefined>
  /**
   * Uses it up: sets the password, ends the logins of the account that there were, and begins one. The first owner's makes the account.
   * Undefined when the link is not good any more.
   */
  follow(hash: string, following: LinkFollowing): Promise<Account | 'name taken' | undefined>
}

export interface GoodLink {
  readonly link: AccountLink
  /** Null of the first owner's. */
  readonly account: Account | null
}

export interface LinkFollowing {
  readonly passwordHash: string
  /** Of the account that is made, where the link is the first owner's. */
  readonly first: Account | undefined
  readonly login: Omit<Login, 'accountId'>
  readonly at: string
}
