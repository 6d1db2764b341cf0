import type { Page } from 'playwright-core'
import type { SaidAdministrationWords, SaidWords } from '../../packages/console/src/words/words.ts'
import type { PageService } from './page-service.ts'
import { ask, givenDataset, wireOf } from './wire-of.ts'

/** The words of the page, those that are loaded with administration among them. */
export interface ViewWords extends SaidWords {
  readonly administration: SaidAdministrationWords
}

/** A page of the console, or a state of one that is reached by what is done there. */
export interface View {
  readonly name: string
  readonly path: string
  readonly act?: (page: Page, words: ViewWords) => Promise<unknown>
  /** It is loaded with what it needs, and not come to from another page. */
  readonly isLoaded?: true
  /** It shows on purpose what is read for ever. */
  readonly staysUnderWay?: true
}

/** What there is to look at. */
export interface Made {
  readonly emptyProject: string
  readonly dataset: string
  readonly table: string
  readonly document: string
  readonly broken: string
  readonly answered: string
  readonly refused: string
}

const harvest = `orchard,day,crates,price
${Array.from({ length: 40 }, (_, index) => `${['North', 'South', 'East'][index % 3]},2024-01-${String((index % 28) + 1).padStart(2, '0')},${index % 7 === 0 ? '' : index + 3},${(index % 9) + 0.5}`).join('\n')}
`
const guide = `# Orchard guide\n\n## Watering\n\nYoung trees are watered twice a week.\n\n## Picking\n\nPears are picked before they are ripe.\n`

/** A dataset of a table, a document and a file that is none, an answer to a question and a refusal of another. */
export async function makeThings(page: Page, { url }: PageService): Promise<Made> {
  const { get, post, projectId } = await wireOf(page)
  const dataset = await givenDataset(page, 'Orchards', [
    { name: 'harvest.csv', text: harvest },
    { name: 'guide.md', text: guide },
  ])
  await page.goto(`${url}/data/${dataset}`)
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'broken.xlsx', mimeType: '', buffer: Buffer.from('no workbook') }])
  await page.getByText('Cannot be used').waitFor({ timeout: 120_000 })
  const { records } = await get(`/v2/team/datasets/${dataset}/datasources`)
  const idOf = (name: string) =>
    (records as readonly { id: string; name: string }[]).find((source) => source.name === name)?.id ?? ''
  const sample = await post('/sample', {})
  const refusal = await ask(page, dataset, 'What is the average temperature by orchard?')
  const state = (await (await page.request.get(`${url}/page/state`)).json()) as { data: { token: string } }
  const administer = async (path: string, data: object) => {
    const headers = { 'x-auger-page': state.data.token, origin: url }
    const response = await page.request.post(`${url}/admin/projects${path}`, { data, headers })
    return ((await response.json()) as { data: { id: string } }).data
  }
  const { id: emptyProject } = await administer('', { name: 'Empty' })
  await administer(`/${projectId}/keys`, { name: 'nightly report' })
  await administer(`/${projectId}/members`, { name: 'linus', role: 'member' })
  return {
    emptyProject,
    dataset,
    table: idOf('harvest.csv'),
    document: idOf('guide.md'),
    broken: idOf('broken.xlsx'),
    answered: `${String(sample['session_id'])}?job=${String(sample['job_id'])}`,
    refused: String(refusal['session_id']),
  }
}

const click = (page: Page, role: 'button' | 'menuitem' | 'tab', name: string) =>
  page.getByRole(role, { name, exact: true }).click()

const answered = (page: Page) => page.locator('svg.marks').first().waitFor()

/** The n-th tab of the page, from 0. */
const tab =
  (index: number): NonNullable<View['act']> =>
  async (page) => {
    await page.getByRole('tab').nth(index).click()
    await page.getByRole('tabpanel').waitFor()
  }

/** Pages in front of the login. */
export const doors = (links: { readonly valid: string; readonly expired: string }): readonly View[] =>
  doorsOf(links).map((door) => ({ ...door, isLoaded: true }))

const doorsOf = (links: { readonly valid: string; readonly expired: string }): readonly View[] => [
  { name: 'login', path: '/login' },
  { name: 'welcome without its secret', path: '/welcome' },
  { name: 'link', path: links.valid, act: (page) => page.locator('input[type=password]').first().waitFor() },
  {
    name: 'link that is expired',
    path: links.expired,
    act: (page, words) => page.getByText(words.account.link.expired).waitFor(),
  },
  { name: 'link without its secret', path: '/link' },
  { name: 'nowhere', path: '/nowhere' },
]

const sections = [
  'projects',
  'accounts',
  'health',
  'allActivity',
  'keys',
  'members',
  'quotas',
  'usage',
  'jobs',
  'activity',
] as const

/** Pages behind the login. */
export const rooms = (made: Made): readonly View[] => [
  {
    name: 'ask',
    path: `/ask?dataset=${made.dataset}`,
    act: (page, words) => page.getByText(words.ask.overview.try).waitFor(),
  },
  { name: 'answer', path: `/ask/${made.answered}`, act: answered },
  {
    name: 'answer with its steps and a cell',
    path: `/ask/${made.answered}`,
    act: async (page) => {
      await answered(page)
      await page.locator('details summary').first().click()
      await page
        .getByRole('button', { name: /6.?617/ })
        .first()
        .click()
      await page.locator('[data-shown]:visible').first().waitFor()
    },
  },
  {
    name: 'answer that is found wrong',
    path: `/ask/${made.answered}`,
    act: async (page, words) => {
      await answered(page)
      await click(page, 'button', words.ask.actions.wrong)
      await page.getByLabel(words.ask.feedback.kind).selectOption('metric')
    },
  },
  {
    name: 'answer refused',
    path: `/ask/${made.refused}`,
    act: (page, words) => page.getByText(words.ask.answer.tryInstead).waitFor(),
  },
  {
    name: 'account menu',
    path: '/data',
    act: async (page, words) => {
      await openSide(page, words)
      await page.getByRole('button', { name: words.application.account.menu({ name: 'ada' }) }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    name: 'history searched',
    path: '/data',
    act: async (page, words) => {
      await openSide(page, words)
      await page.getByRole('searchbox', { name: words.ask.history.search }).fill('average')
      await page.getByText(words.ask.history.questions, { exact: true }).waitFor()
    },
  },
  {
    name: 'session settings',
    path: '/data',
    act: async (page, words) => {
      await openSide(page, words)
      await page.getByRole('list', { name: words.ask.history.sessions }).getByRole('button').first().click()
      await click(page, 'menuitem', words.ask.history.settings)
      await page.getByLabel(words.ask.history.language).waitFor()
    },
  },
  { name: 'datasets', path: '/data', act: (page) => page.getByText('Orchards').first().waitFor() },
  {
    name: 'new dataset',
    path: '/data',
    act: (page, words) => click(page, 'button', words.data.datasets.create),
  },
  {
    name: 'files',
    path: `/data/${made.dataset}`,
    act: (page) => page.getByRole('link', { name: 'guide.md' }).waitFor(),
  },
  { name: 'overview', path: `/data/${made.dataset}`, act: tab(1) },
  {
    name: 'definition',
    path: `/data/${made.dataset}`,
    act: async (page, words) => {
      await tab(2)(page, words)
      await click(page, 'button', words.data.definitions.add)
      await page.getByRole('combobox', { name: words.data.definitions.kind }).waitFor()
    },
  },
  { name: 'definitions', path: `/data/${made.dataset}`, act: tab(2) },
  {
    name: 'search in texts',
    path: `/data/${made.dataset}`,
    act: async (page, words) => {
      await tab(3)(page, words)
      await page.getByLabel(words.data.passages.search).fill('pears')
      await page.getByRole('tabpanel').getByRole('button').first().click()
      await page.getByText('Pears are picked').waitFor()
    },
  },
  {
    name: 'file by its address',
    path: `/data/${made.dataset}`,
    act: (page, words) => click(page, 'button', words.data.upload.byUrl),
  },
  {
    name: 'uploads refused',
    path: `/data/${made.dataset}`,
    act: async (page, words) => {
      await page
        .locator('input[type=file]')
        .setInputFiles([{ name: 'virus.exe', mimeType: '', buffer: Buffer.from('MZ') }])
      await page.getByText(words.data.upload.refusedFormat).waitFor()
    },
  },
  {
    name: 'preview',
    path: `/data/${made.dataset}/${made.table}`,
    act: (page) => page.getByRole('grid').getByText('North').first().waitFor(),
  },
  { name: 'profile', path: `/data/${made.dataset}/${made.table}`, act: tab(1) },
  { name: 'report', path: `/data/${made.dataset}/${made.table}`, act: tab(2) },
  { name: 'earlier answers', path: `/data/${made.dataset}/${made.table}`, act: tab(3) },
  {
    name: 'passages',
    path: `/data/${made.dataset}/${made.document}`,
    act: (page) => page.getByText('Pears are picked').waitFor(),
  },
  {
    name: 'unusable file',
    path: `/data/${made.dataset}/${made.broken}`,
    act: (page) => page.getByRole('alert').waitFor(),
  },
  {
    name: 'file that is gone',
    path: `/data/${made.dataset}/ds-nowhere`,
    act: (page, words) => page.getByText(words.data.sources.gone).first().waitFor(),
  },
  ...sections.map((section) => ({ name: section, path: `/administration/${section}` })),
  {
    name: 'new key',
    path: '/administration/keys',
    act: (page, words) => click(page, 'button', words.administration.keys.create),
  },
  {
    name: 'key to be revoked',
    path: '/administration/keys',
    act: (page, words) =>
      click(page, 'button', words.administration.keys.revokeOf({ name: 'nightly report' })),
  },
  {
    name: 'new member',
    path: '/administration/members',
    act: (page, words) => click(page, 'button', words.administration.members.add),
  },
  {
    name: 'new account',
    path: '/administration/accounts',
    act: (page, words) => click(page, 'button', words.administration.accounts.create),
  },
  {
    name: 'usage as a table',
    path: '/administration/usage',
    act: (page, words) => click(page, 'button', words.administration.usage.asTable),
  },
  { name: 'account', path: '/account' },
  { name: 'states', path: '/states', isLoaded: true, staysUnderWay: true, act: answered },
  // What follows is in another project, which stays chosen.
  {
    name: 'begin',
    path: `/ask?project=${made.emptyProject}`,
    act: (page, words) => page.getByText(words.ask.begin.sample).waitFor(),
  },
  {
    name: 'no datasets',
    path: `/data?project=${made.emptyProject}`,
    act: (page, words) => page.getByText(words.data.datasets.none).waitFor(),
  },
]

/** On a narrow screen the navigation is behind a button. */
async function openSide(page: Page, words: ViewWords): Promise<void> {
  const button = page.getByRole('button', { name: words.application.navigation.open })
  const side = page.getByRole('navigation', { name: words.application.navigation.label })
  await button.or(side).first().waitFor()
  if (await button.isVisible()) await button.click()
  await side.waitFor()
}
