import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
  retainSearchParams,
} from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { AskPage } from '../ask/ask-page.tsx'
import { LoginPage } from '../account/login-page.tsx'
import { queryClient } from '../server/query-client.ts'
import { stateQuery } from '../server/page-state.ts'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'
import { Shell } from './shell.tsx'

interface Context {
  readonly queryClient: QueryClient
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const root = createRootRouteWithContext<Context>()({
  component: Outlet,
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorPage,
  /** The project that is worked in goes along from page to page. */
  validateSearch: (search: { readonly [name: string]: unknown }): { project?: string } => {
    const project = textOf(search['project'])
    return project === undefined ? {} : { project }
  },
  search: { middlewares: [retainSearchParams(['project'])] },
})

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  component: LoginPage,
  validateSearch: (search: { readonly [name: string]: unknown }): { to?: string } => {
    const to = textOf(search['to'])
    return to === undefined ? {} : { to }
  },
})

const welcome = createRoute({
  getParentRoute: () => root,
  path: '/welcome',
  component: lazyRouteComponent(() => import('../account/welcome-page.tsx'), 'WelcomePage'),
})

const link = createRoute({
  getParentRoute: () => root,
  path: '/link',
  component: lazyRouteComponent(() => import('../account/link-page.tsx'), 'LinkPage'),
})

/** Everything behind the login. */
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: Shell,
  beforeLoad: async ({ context, location }) => {
    const state = await context.queryClient.ensureQueryData(stateQuery)
    if (state.account === null) throw redirect({ to: '/login', search: { to: location.href } })
  },
})

const home = createRoute({
  getParentRoute: () => shell,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/ask' })
  },
})

interface AskSearch {
  readonly job?: string
  readonly dataset?: string
  readonly question?: string
  readonly first?: true
}

/** `job` is the question that is looked at; `dataset` the one that a new question is asked of, `question` how it begins; `first` the first visit. */
const validateAsk = (search: { readonly [name: string]: unknown }): AskSearch => {
  const [job, dataset, question] = [
    textOf(search['job']),
    textOf(search['dataset']),
    textOf(search['question']),
  ]
  return {
    ...(job === undefined ? {} : { job }),
    ...(dataset === undefined ? {} : { dataset }),
    ...(question === undefined ? {} : { question }),
    ...(search['first'] === true ? { first: true as const } : {}),
  }
}

const ask = createRoute({
  getParentRoute: () => shell,
  path: '/ask',
  component: AskPage,
  validateSearch: validateAsk,
})

const session = createRoute({
  getParentRoute: () => shell,
  path: '/ask/$sessionId',
  component: lazyRouteComponent(() => import('../ask/session-page.tsx'), 'SessionPage'),
  validateSearch: validateAsk,
})

const data = createRoute({
  getParentRoute: () => shell,
  path: '/data',
  component: lazyRouteComponent(() => import('../data/data-page.tsx'), 'DataPage'),
})

const dataset = createRoute({
  getParentRoute: () => shell,
  path: '/data/$datasetId',
  component: lazyRouteComponent(() => import('../data/dataset-page.tsx'), 'DatasetPage'),
})

const source = createRoute({
  getParentRoute: () => shell,
  path: '/data/$datasetId/$sourceId',
  component: lazyRouteComponent(() => import('../data/source-page.tsx'), 'SourcePage'),
})

const administration = createRoute({
  getParentRoute: () => shell,
  path: '/administration',
  component: lazyRouteComponent(
    () => import('../administration/administration-page.tsx'),
    'AdministrationPage',
  ),
})

const administrationSection = createRoute({
  getParentRoute: () => shell,
  path: '/administration/$section',
  component: lazyRouteComponent(
    () => import('../administration/administration-page.tsx'),
    'AdministrationPage',
  ),
})

const account = createRoute({
  getParentRoute: () => shell,
  path: '/account',
  component: lazyRouteComponent(() => import('../account/account-page.tsx'), 'AccountPage'),
})

const states = createRoute({
  getParentRoute: () => root,
  path: '/states',
  component: lazyRouteComponent(() => import('../states/states-page.tsx'), 'StatesPage'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    login,
    welcome,
    link,
    states,
    shell.addChildren([
      home,
      ask,
      session,
      data,
      dataset,
      source,
      administration,
      administrationSection,
      account,
    ]),
  ]),
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  defaultErrorComponent: ErrorPage,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
