import { AddressRefused } from './address-refused.ts'

const brokenOff = /^(ECONNRESET|EPIPE|ERR_STREAM_PREMATURE_CLOSE)$/
const unreachable = /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|EADDRNOTAVAIL|EACCES|EPERM)$/
const certificate = /CERT|SIGNATURE|ISSUER|CRL|ERR_TLS/
const otherProtocol = /^(HPE_|EPROTO$|ERR_SSL_)/

/** What a failure of the network means to a person; a failure of another kind stays what it is. */
export function explainNetwork(error: unknown, host: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (error instanceof AddressRefused || typeof code !== 'string') return error
  const refused = (message: string, transient: boolean) =>
    new AddressRefused(message, { transient, cause: error })

  if (code === 'ENOTFOUND' || code === 'ENODATA') return refused(`the name ${host} does not resolve`, false)
  if (code.startsWith('EAI_')) return refused(`the name ${host} cannot be resolved at present`, true)
  if (code === 'ECONNREFUSED') return refused(`${host} refuses the connection`, true)
  if (unreachable.test(code)) return refused(`${host} cannot be reached`, true)
  if (brokenOff.test(code)) return refused(`${host} broke the connection off before it was done`, true)
  if (otherProtocol.test(code)) return refused(`${host} does not answer as a web server does`, false)
  if (certificate.test(code)) return refused(`the certificate of ${host} is not valid (${code})`, false)
  return refused(`what was asked of ${host} failed (${code})`, true)
}
