import http, { type RequestListener, type Server } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { selfSigned } from './self-signed.contract.ts'

const own = selfSigned('data.example')

/** Vouches for itself, and for data.example alone. */
export const { certificate } = own

/** A web server on this machine for the length of a test; its port. */
export const serve = (listener: RequestListener): Promise<number> => listen(http.createServer(listener))

export const serveSecurely = (listener: RequestListener): Promise<number> =>
  listen(https.createServer({ cert: certificate, key: own.key }, listener))

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  )
  return (server.address() as AddressInfo).port
}

/** What a promise is rejected with. */
export const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

/** A promise that a test settles from elsewhere. */
export function latch(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => undefined as void
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}
