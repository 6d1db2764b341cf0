import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BrowserContextOptions } from 'playwright-core'
import { languages, type PageLanguage } from '../../packages/console/src/words/languages.ts'
import { saidIn } from '../../packages/console/src/words/said.ts'
import type {
  AdministrationWords,
  SaidAdministrationWords,
  SaidWords,
  Words,
} from '../../packages/console/src/words/words.ts'
import { isWhole, someOf } from '../some-of.ts'
import { graveViolations } from './accessible.ts'
import { withoutChromium } from './chromium.ts'
import { doors, makeThings, rooms, type Made, type View, type ViewWords } from './console-views.ts'
import { goToView, loadView } from './go-to-view.ts'
import { usePageService } from './page-service.ts'
import { watchStillness } from './stillness.ts'

const service = usePageService()

const looks = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  narrow: { colorScheme: 'light', viewport: { width: 375, height: 740 } },
} as const satisfies { readonly [look: string]: BrowserContextOptions }

interface Seen {
  readonly look: keyof typeof looks
  readonly language: PageLanguage
  /** Only every so manyth of the pages behind the login. */
  readonly every?: number
}

const { EN, AR, ...others } = languages
const more: readonly Seen[] = [
  { look: 'narrow', language: EN },
  { look: 'light', language: AR },
  { look: 'dark', language: AR },
  ...Object.values(others).map((language): Seen => ({ look: 'narrow', language })),
]
/** What differs most, of the looks in English every third page; in `npm run soak` every page, look and language. */
const spoken: readonly Seen[] = [
  { look: 'light', language: EN, every: 3 },
  { look: 'dark', language: EN, every: 3 },
  { look: 'narrow', language: AR },
  ...(isWhole ? more : []),
]

const wordsOf = async ({ tag, load, loadAdministration }: PageLanguage): Promise<ViewWords> => {
  const [{ words }, { administration }] = await Promise.all([load(), loadAdministration()])
  return {
    ...(saidIn<Words>(tag, words) as SaidWords),
    administration: saidIn<AdministrationWords>(tag, administration) as SaidAdministrationWords,
  }
}

/** Where pictures of what is seen are put, for whoever wants to look at all of it. */
const pictures = process.env['AUGER_PICTURES']

const overhang = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'

/** Goes through pages, and tells what is wrong with which. */
async function lookAt(views: readonly View[], language: PageLanguage, options: BrowserContextOptions) {
  const words = await wordsOf(language)
  const { page, leave } = await service().visit('/login', {
    ...options,
    locale: language.tag,
    reducedMotion: 'reduce',
  })
  page.setDefaultTimeout(60_000)
  const faults: string[] = []
  const stillness = watchStillness(page)
  for (const { name, path: place, act, isLoaded = false, staysUnderWay = false } of views) {
    try {
      await (isLoaded ? loadView(page, service().url + place) : goToView(page, place))
      await act?.(page, words)
      if (!staysUnderWay) await stillness.reached()
    } catch (error) {
      faults.push(`${name}: ${String(error)}`)
    }
    if (pictures !== undefined) {
      const looked = `${language.tag}-${options.colorScheme}-${page.viewportSize()?.width}`
      const picture = path.join(pictures, `${name.replaceAll(' ', '-')}-${looked}.png`)
      await page.screenshot({ path: picture, fullPage: true })
    }
    faults.push(...(await graveViolations(page)).map((violation) => `${name}: ${violation}`))
    const over = await page.evaluate<number>(overhang)
    if (over > 0) faults.push(`${name}: it is ${over} pixels wider than the screen`)
  }
  expect(faults).toEqual([])
  await leave()
}

describe.skipIf(withoutChromium)('everybody can use', () => {
  let made: Made
  let signedIn: BrowserContextOptions
  let links: { readonly valid: string; readonly expired: string }

  it.each(spoken)('the welcome page, $look, $language.tag', async ({ look, language }) => {
    const { pathname, hash } = new URL(await service().firstLink())
    const welcome: View = {
      name: 'welcome',
      path: pathname + hash,
      isLoaded: true,
      act: (page) => page.locator('input[name=name]').waitFor(),
    }
    await lookAt([welcome], language, looks[look])
  })

  describe('once there is an owner', () => {
    beforeAll(async () => {
      if (withoutChromium) return
      const { page, leave } = await service().visitAsOwner('/data')
      made = await makeThings(page, service())
      signedIn = { storageState: { cookies: await page.context().cookies(), origins: [] } }
      await leave()
      const pathOf = (answer: Record<string, unknown>) => {
        const { pathname, hash } = new URL(String(answer['url']))
        return pathname + hash
      }
      const { command } = service().local
      const expired = pathOf(await command('account', 'create', 'grace', '--json'))
      links = { expired, valid: pathOf(await command('account', 'link', 'grace', '--json')) }
    })

    it.each(spoken)('the pages in front of the login, $look, $language.tag', async ({ look, language }) => {
      await lookAt(doors(links), language, looks[look])
    })

    it.each(spoken)(
      'the pages behind the login, $look, $language.tag',
      async ({ look, language, every = 1 }) => {
        // Others in the dark than in the light.
        const views = someOf(rooms(made), every, look === 'dark' ? 1 : 0)
        await lookAt(views, language, { ...looks[look], ...signedIn })
      },
      600_000,
    )
  })
})
