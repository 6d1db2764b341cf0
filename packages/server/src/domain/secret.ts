import { createHash, randomBytes } from 'node:crypto'

export interface Secret {
  /** Given out once. */
  readonly secret: string
  /** What is kept. */
  readonly hash: string
}

/** SHA-256 in hex. A secret has 256 random bits, so a slow hash would add nothing. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')

export function newSecret(): Secret {
  const secret = randomBytes(32).toString('base64url')
  return { secret, hash: hashSecret(secret) }
}
