// From the click on the page to the drawn answer, in a browser, against the same question over the API, whole with its stream.
import { openDataset, stream } from './dataset.mjs'
import { inTurn, printComparison } from './comparison.mjs'
import { startService } from './contenders.mjs'
import { openAsOwner } from './owner-browser.mjs'
import { root } from '../processes/start-listening.mjs'
import path from 'node:path'

const sample = path.join(root, 'packages/server/samples/cafe-sales.csv')
const question = 'What is the total revenue by city?'
/** At most so many times as long; what the browser does to draw is its own. */
const most = 3

export async function measurePage({ rounds }) {
  console.log(`\npage: "${question}" of ${path.basename(sample)}, from the click to the drawn chart`)
  const service = await startService()
  try {
    const browser = await openAsOwner(service)
    if (browser === undefined)
      return console.log('  left out: there is no Chromium (apt-get install chromium)')
    try {
      const dataset = await openDataset(service, sample, 'cafe-sales.csv')
      await compare(browser.page, service, dataset, rounds)
    } finally {
      await browser.close()
    }
  } finally {
    await service.stop()
  }
}

async function compare(page, service, dataset, rounds) {
  await page.goto(`${service.url}/ask?dataset=${dataset.dataset_id}`)
  let asked = 0
  const measured = await inTurn(
    rounds,
    { processId: process.pid, work: () => askOnPage(page, ++asked) },
    { processId: process.pid, work: () => stream(service, dataset, question) },
  )
  printComparison('the page / the API', measured, most)
}

/** Each question is the next of one session; its answer is drawn once it has its chart and its conclusion. */
async function askOnPage(page, asked) {
  const box = page.getByRole('textbox', { name: 'Your question' })
  await box.fill(question)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  const answer = page.getByRole('article').nth(asked - 1)
  await answer.locator('svg.marks').waitFor()
  await answer.getByRole('button', { name: '6,617.4' }).waitFor()
}
