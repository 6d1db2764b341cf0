import type { FastifyReply, FastifyRequest } from 'fastify'
import { foldName, type Account } from '../../../domain/account.ts'
import { failures } from '../../../domain/errors.ts'
import type { PageDeps } from '../../page/page-deps.ts'
import { peerOf } from '../../peer.ts'

const windowMilliseconds = 15 * 60_000
const mostOfName = 5
const mostOfAddress = 20

/**
 * The hash that a password was right for. A wrong one, an unknown name and an account that was shut take as long and say the same;
 * after too many failures nothing is looked at.
 */
export async function checkPassword(
  { name, account, password }: { name: string; account: Account | undefined; password: string },
  request: FastifyRequest,
  reply: FastifyReply,
  { store, clock, passwords }: Pick<PageDeps, 'store' | 'clock' | 'passwords'>,
): Promise<string> {
  const now = clock.now()
  const ofName = `name ${foldName(name)}`
  const begun = await store.loginTries.begin(
    [
      { subject: ofName, most: mostOfName },
      { subject: `address ${peerOf(request.ip)}`, most: mostOfAddress },
    ],
    now.toISOString(),
    new Date(now.getTime() - windowMilliseconds).toISOString(),
  )
  if ('refusedSince' in begun) {
    const wait = Date.parse(begun.refusedSince) + windowMilliseconds - now.getTime()
    reply.header('Retry-After', Math.max(1, Math.ceil(wait / 1_000)))
    throw failures.rateLimited()
  }
  const hash = account?.shutAt === null ? (account.passwordHash ?? undefined) : undefined
  if (!(await passwords.verify(hash, password)) || hash === undefined) throw failures.wrongPassword()
  await store.loginTries.takeBack(begun.ids, ofName)
  return hash
}
