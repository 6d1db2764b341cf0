import { failures } from '../domain/errors.ts'
import { AddressRefused } from '../network/address-refused.ts'
import { parseUrl } from '../network/check-url.ts'
import { judgedAddresses } from '../network/judged-addresses.ts'
import { switchedOff } from './deliver.ts'
import type { WebhookSettings } from './webhook-settings.ts'

/**
 * Refuses an address that would never be sent to, and gives it in its one spelling. A name that does not resolve is taken: it may do so
 * later, and each sending judges it anew.
 */
export async function checkTarget(
  url: string,
  { urlSources }: Pick<WebhookSettings, 'urlSources'>,
): Promise<string> {
  if (urlSources === 'off') throw failures.webhookRefused(switchedOff)
  try {
    const target = parseUrl(url)
    await judgedAddresses(target, { allowPrivate: urlSources === 'private' }).catch(onlyRefused)
    return target.href
  } catch (error) {
    throw error instanceof AddressRefused ? failures.webhookRefused(error.message) : error
  }
}

function onlyRefused(error: unknown): void {
  if (error instanceof AddressRefused) throw error
}
