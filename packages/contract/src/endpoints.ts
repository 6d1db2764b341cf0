import type { z } from 'zod'
import { datasetEndpoints } from './datasets.ts'
import { datasourceEndpoints } from './datasources.ts'
import { definitionEndpoints } from './definitions.ts'
import { fileEndpoints } from './files.ts'
import { jobEndpoints } from './jobs.ts'
import { planEndpoints } from './plans.ts'
import { sessionEndpoints } from './sessions.ts'

/** The whole wire. The server's routes, the SDK, openapi.json, the docs page and the tests are all read off this table. */
export const endpoints = {
  ...sessionEndpoints,
  ...jobEndpoints,
  ...datasetEndpoints,
  ...definitionEndpoints,
  ...planEndpoints,
  ...datasourceEndpoints,
  ...fileEndpoints,
}

export type EndpointName = keyof typeof endpoints
/** What a caller sends. */
export type EndpointInput<Name extends EndpointName> = z.input<(typeof endpoints)[Name]['input']>
/** What a handler gets, defaults filled in. */
export type EndpointValues<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['input']>
export type EndpointData<Name extends EndpointName> = z.output<(typeof endpoints)[Name]['data']>
