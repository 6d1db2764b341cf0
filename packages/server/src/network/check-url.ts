import { AddressRefused } from './address-refused.ts'

const mostCharacters = 2_000

/** The url that somebody gave, in the form in which programs agree on its host. */
export function parseUrl(text: string): URL {
  const given = text.trim()
  if ([...given].length > mostCharacters) throw new AddressRefused('the url is longer than 2,000 characters')
  if (!URL.canParse(given))
    throw new AddressRefused('the url is not a whole web address such as https://example.com/path')
  return checkUrl(new URL(given))
}

/** Refuses what is never asked for, whoever names it. What its host leads to is judged later. */
export function checkUrl(given: URL): URL {
  const url = new URL(given)
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new AddressRefused(`only http and https addresses are taken, not ${url.protocol}`)
  if (url.username !== '' || url.password !== '')
    throw new AddressRefused('the address holds a user name or a password, which are not sent')
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  if (port !== 80 && port !== 443 && port <= 1_023)
    throw new AddressRefused(`port ${port} is not taken; it must be 80, 443 or above 1023`)
  url.hash = ''
  // With its last dot a name is the same to resolvers, but not to servers and certificates.
  url.hostname = url.hostname.replace(/\.+$/, '')
  return url
}
