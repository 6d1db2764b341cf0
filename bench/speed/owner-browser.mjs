// A browser in which the first owner of a service is logged in; undefined where there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { environmentOf, root } from '../processes/start-listening.mjs'

const places = [process.env['AUGER_CHROMIUM'], '/usr/bin/chromium', '/usr/bin/chromium-browser']
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
]

export async function openAsOwner({ url, folder }) {
  const executablePath = places.find((place) => place !== undefined && existsSync(place))
  if (executablePath === undefined) return undefined
  const browser = await chromium.launch({ executablePath, args: quiet })
  const context = await browser.newContext({ locale: 'en', viewport: { width: 1280, height: 860 } })
  // Whoever sets the password of an account is logged in by the same answer.
  const claimed = await context.request.post(`${url}/page/claim`, {
    headers: { 'x-auger-page': 'page' },
    data: { link: firstLink(folder), name: 'owner', password: 'a password of a benchmark' },
  })
  if (!claimed.ok())
    throw new Error(`The first link was met with ${claimed.status()}: ${await claimed.text()}`)
  return { page: await context.newPage(), close: () => browser.close() }
}

function firstLink(folder) {
  const words = ['packages/cli/bin/auger.js', 'account', 'link', '--first', '--json']
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: root,
    encoding: 'utf8',
    env: environmentOf({ AUGER_DATA_DIR: folder }),
  })
  if (status !== 0) throw new Error(`auger account link ended with ${status}: ${stderr}`)
  return new URL(JSON.parse(stdout).url).hash.slice(1)
}
