import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Login } from '../../domain/login.ts'

/** What the page proves with that a request is its own: another site can have the cookie sent, but cannot know this. */
export interface PageToken {
  of(login: Pick<Login, 'hash'>): string
  isOf(login: Pick<Login, 'hash'>, given: unknown): boolean
}

export function createPageToken(secret: string): PageToken {
  const of = ({ hash }: Pick<Login, 'hash'>) =>
    createHmac('sha256', secret).update(`page token\n${hash}`).digest('base64url')
  return {
    of,
    isOf(login, given) {
      if (typeof given !== 'string') return false
      const [offered, wanted] = [Buffer.from(given), Buffer.from(of(login))]
      return offered.length === wanted.length && timingSafeEqual(offered, wanted)
    },
  }
}
