import type { z } from 'zod'
import { datasetEndpoints } from './datasets.ts'
import { datasourceEndpoints } from './datasources.ts'
import { definitionEndpoints } from './definitions.ts'
import { feedbackEndpoints } from './feedback.ts'
import { fileEndpoints } from './files.ts'
import { jobEndpoints } from './jobs.ts'
import type { pageEndpoints } from './page/index.ts'
import { planEndpoints } from './plans.ts'
import { sessionEndpoints } from './sessions.ts'
import { webhookEndpoints } from './webhooks.ts'

/** The whole wire. What the page has beside it is in page/. The server's routes, the SDK, openapi.json, the docs page and the tests are all read off this table. */
export const endpoints = {
  ...sessionEndpoints,
  ...jobEndpoints,
  ...feedbackEndpoints,
  ...datasetEndpoints,
  ...definitionEndpoints,
  ...planEndpoints,
  ...datasourceEndpoints,
  ...fileEndpoints,
  ...webhookEndpoints,
}

export type EndpointName = keyof typeof endpoints
export type PageEndpointName = keyof typeof pageEndpoints
type Endpoints = typeof endpoints & typeof pageEndpoints
/** What a caller sends. */
export type EndpointInput<Name extends keyof Endpoints> = z.input<Endpoints[Name]['input']>
/** What a handler gets, defaults filled in. */
export type EndpointValues<Name extends keyof Endpoints> = z.output<Endpoints[Name]['input']>
export type EndpointData<Name extends keyof Endpoints> = z.output<Endpoints[Name]['data']>
