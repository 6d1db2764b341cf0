import type { EndpointName } from '@auger/contract'

/** What programs have and the page has not. */
type OfPrograms = Extract<EndpointName, `${string}Webhook${string}` | `${string}Deliver${string}`>
export type WireEndpoint = Exclude<EndpointName, OfPrograms>

/** Where each endpoint that the page calls is. The schemas of the contract stay out of the browser; a test compares. */
export const wireRoutes = {
  createSession: 'POST /v2/team/sessions',
  listSessions: 'GET /v2/team/sessions',
  getSession: 'GET /v2/team/sessions/{id}',
  updateSession: 'POST /v2/team/sessions/{id}',
  deleteSession: 'DELETE /v2/team/sessions/{id}',
  listSessionHistory: 'GET /v2/team/sessions/{id}/history',
  createJob: 'POST /v2/team/jobs',
  getJob: 'GET /v2/team/jobs/{id}',
  streamJobEvents: 'GET /v2/team/jobs/{id}/events',
  cancelJob: 'POST /v2/team/jobs/{id}/cancel',
  getJobLedger: 'GET /v2/team/jobs/{id}/ledger',
  replayJob: 'POST /v2/team/jobs/{id}/replay',
  giveFeedback: 'POST /v2/team/jobs/{id}/feedback',
  createDataset: 'POST /v2/team/datasets',
  listDatasets: 'GET /v2/team/datasets',
  updateDataset: 'POST /v2/team/datasets/{id}',
  deleteDataset: 'DELETE /v2/team/datasets/{id}',
  searchDataset: 'POST /v2/team/datasets/{id}/search',
  getDatasetOverview: 'GET /v2/team/datasets/{id}/overview',
  getDatasetStatus: 'GET /v2/team/datasets/{id}/status',
  listDefinitions: 'GET /v2/team/datasets/{id}/definitions',
  createDefinition: 'POST /v2/team/datasets/{id}/definitions',
  deleteDefinition: 'DELETE /v2/team/datasets/{id}/definitions/{definition_id}',
  createPlanJob: 'POST /v2/team/datasets/{id}/plans',
  createDatasource: 'POST /v2/team/datasets/{id}/datasources',
  createDatasourceAlone: 'POST /v2/team/datasources',
  listDatasources: 'GET /v2/team/datasets/{id}/datasources',
  getDatasource: 'GET /v2/team/datasets/{dataset_id}/datasources/{datasource_id}',
  deleteDatasource: 'DELETE /v2/team/datasets/{dataset_id}/datasources/{datasource_id}',
  rereadDatasource: 'POST /v2/team/datasets/{dataset_id}/datasources/{datasource_id}/reread',
  streamDatasourceEvents: 'GET /v2/team/datasets/{dataset_id}/datasources/{datasource_id}/events',
  presignRejectedRows: 'POST /v2/team/datasets/{dataset_id}/datasources/{datasource_id}/rejected',
  presignDatasource: 'POST /v2/team/datasets/{dataset_id}/datasources/{datasource_id}/presign',
  uploadFile: 'POST /v2/team/file/upload-datasource',
  initMultipartUpload: 'POST /v2/team/file/init-multipart-upload',
  completeMultipartUpload: 'POST /v2/team/file/complete-multipart-upload',
} as const satisfies { readonly [name in WireEndpoint]: string }
