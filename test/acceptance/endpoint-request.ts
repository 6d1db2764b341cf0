import { endpoints, pathParameters, type EndpointName } from '@auger/contract'
import { formBody, formType } from './form-body.ts'
import type { RawRequest } from './raw-request.ts'

export type Fields = { readonly [name: string]: unknown }

export const endpointNames = Object.keys(endpoints) as EndpointName[]

/** What is required beside user_id and the ids in the path, well-formed and pointing nowhere. */
export const requiredFields: { readonly [Name in EndpointName]: Fields } = {
  createSession: {},
  listSessions: {},
  getSession: {},
  updateSession: {},
  deleteSession: {},
  listSessionHistory: {},
  createJob: { session_id: 'session-unknown', question: 'How many rows are there?' },
  createPlanJob: { session_id: 'session-unknown', plan: { version: 2, steps: [] } },
  getJob: {},
  streamJobEvents: {},
  cancelJob: {},
  getJobLedger: {},
  replayJob: {},
  giveFeedback: { verdict: 'right' },
  createDataset: { name: 'Orchard' },
  listDatasets: {},
  updateDataset: { name: 'Orchard' },
  deleteDataset: {},
  getDatasetOverview: {},
  getDatasetStatus: {},
  createDefinition: { kind: 'metric', name: 'margin', expression: 'profit / sales' },
  listDefinitions: {},
  deleteDefinition: {},
  createDatasource: { name: 'a.csv', type: 'FILE', file_object_key: 'file-unknown' },
  createDatasourceAlone: { name: 'a.csv', type: 'FILE', file_object_key: 'file-unknown' },
  listDatasources: {},
  getDatasource: {},
  deleteDatasource: {},
  presignDatasource: {},
  searchDataset: { query: 'rain' },
  presignRejectedRows: {},
  rereadDatasource: {},
  streamDatasourceEvents: {},
  // No place that may be sent to, so that none is made.
  createWebhook: { url: 'http://127.0.0.1/hook' },
  listWebhooks: {},
  getWebhook: {},
  updateWebhook: {},
  deleteWebhook: {},
  rotateWebhook: {},
  testWebhook: {},
  listDeliveries: {},
  replayDelivery: {},
  replayWebhook: { since: '2026-03-02T00:00:00Z' },
  uploadFile: { file: 'a,b\n1,2\n' },
  initMultipartUpload: { file_name: 'a.csv', file_size: 9 },
  completeMultipartUpload: {
    file_object_key: 'file-unknown',
    upload_id: 'upload-unknown',
    part_etags: [{ number: 1, etag: 'x' }],
  },
}

/** A raw request to an endpoint: fields go where the wire puts them, ids in the path default to unknown ones. */
export function requestTo(
  name: EndpointName,
  fields: Fields,
  options: Pick<RawRequest, 'headers' | 'key'> = {},
): RawRequest {
  const { method, path: template, body } = endpoints[name]
  const inPath = pathParameters(template)
  const path = inPath.reduce(
    (filled, parameter) =>
      filled.replace(`{${parameter}}`, encodeURIComponent(String(fields[parameter] ?? 'unknown'))),
    template,
  )
  const rest = Object.entries(fields).filter(
    ([field, value]) => !inPath.includes(field) && value !== undefined,
  )
  switch (body) {
    case 'none': {
      const query = new URLSearchParams(
        rest.map(([field, value]): [string, string] => [field, String(value)]),
      )
      return { ...options, method, path: query.size === 0 ? path : `${path}?${query}` }
    }
    case 'json':
      return { ...options, method, path, body: Object.fromEntries(rest) }
    case 'form': {
      const parts = rest.map(([field, value]) => ({
        name: field,
        value: String(value),
        ...(field === 'file' ? { filename: 'a.csv' } : {}),
      }))
      return {
        ...options,
        method,
        path,
        headers: { 'content-type': formType, ...options.headers },
        body: formBody(parts),
      }
    }
  }
}
