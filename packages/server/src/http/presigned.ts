import type { HttpDeps } from './deps.ts'

/** A signed address of one of our paths, good for so many seconds. */
export function presigned(
  path: string,
  seconds: number,
  { addresses, clock }: HttpDeps,
): { readonly presigned_url: string; readonly expires_at: string } {
  const expiresAt = new Date(clock.now().getTime() + seconds * 1_000)
  return { presigned_url: addresses.sign(path, expiresAt), expires_at: expiresAt.toISOString() }
}
