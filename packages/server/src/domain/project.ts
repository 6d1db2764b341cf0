import { createHash } from 'node:crypto'

export interface Project {
  readonly id: string
  readonly name: string
  /** Jobs that may be run in all; null: no limit. */
  readonly jobQuota: number | null
  readonly jobsUsed: number
  /** Bytes that may be stored; null: no limit. */
  readonly storageQuota: number | null
  /** Tokens of a model that its questions may take in all; null: no limit. */
  readonly tokenQuota: number | null
  readonly tokensUsed: number
  readonly createdAt: string
}

/** Of agents on the machine of the data folder, who have a project of their own. */
export const agentsProjectId = 'project-mcp'

/** A project key reaches one project; a global key manages projects and reaches no resource of theirs. */
export interface ApiKey {
  readonly id: string
  readonly projectId: string | null
  readonly name: string
  /** The first characters of the secret, so that a person can tell keys apart. */
  readonly hint: string
  readonly hash: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
  readonly revokedAt: string | null
}

/** SHA-256 in hex. A secret has 256 random bits, so a slow hash would add nothing. */
export const hashKey = (secret: string): string => createHash('sha256').update(secret).digest('hex')
