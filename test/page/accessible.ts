import axe, { type AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** It is given to a page once and then only run: handing half a megabyte over takes longer than most pages take to look at. */
async function resultsOf(page: Page): Promise<AxeResults> {
  if (!(await page.evaluate<boolean>("'axe' in globalThis"))) await page.evaluate(axe.source)
  return page.evaluate<AxeResults>("axe.run(document, { resultTypes: ['violations'], iframes: false })")
}

/** What keeps somebody from using what is shown, each with the elements that it is found at. */
export async function graveViolations(page: Page): Promise<string[]> {
  const { violations } = await resultsOf(page)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await graveViolations(page)).toEqual([])
}
