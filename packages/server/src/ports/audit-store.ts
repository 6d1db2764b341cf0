import type { AuditAction } from '@auger/contract'
import type { AuditEntry } from '../domain/audit-entry.ts'
import type { Page, PageRequest } from '../domain/page.ts'

/** What was done, by whom. Rows are added and grow old, and are never changed. */
export interface AuditStore {
  add(entries: readonly AuditEntry[]): Promise<void>
  /** Newest first. */
  list(wanted: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>>
  /** Forgets at most so many that are from before; how many they were. */
  forget(before: string, most: number): Promise<number>
}

export interface AuditFilter {
  readonly projectId?: string | undefined
  readonly action?: AuditAction | undefined
  /** Any of these. */
  readonly actors?: readonly string[] | undefined
  readonly since?: string | undefined
  /** Not itself. */
  readonly until?: string | undefined
}
