import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

const places = [
  process.env['AUGER_CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Where a browser is; undefined where there is none. */
export const chromiumPath: string | undefined = places.find(
  (place) => place !== undefined && existsSync(place),
)

/** Tests of the page are left out where there is no browser, and say so; where CI is set that is an error. */
export const withoutChromium = ((): boolean => {
  if (chromiumPath !== undefined) return false
  const said = 'No Chromium was found (apt-get install chromium, or AUGER_CHROMIUM=…)'
  if (process.env['CI'] === 'true') throw new Error(said)
  // eslint-disable-next-line no-console
  console.warn(`${said}: the tests of the page are SKIPPED`)
  return true
})()

export const openChromium = (): Promise<Browser> => {
  if (chromiumPath === undefined) throw new Error('There is no Chromium')
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
