import type { EndpointName } from '@auger/contract'
import type { Handler } from '../handler.ts'
import { createDatasourceAlone } from './datasources/create-alone.ts'
import { createDatasource } from './datasources/create.ts'
import { deleteDatasource } from './datasources/delete.ts'
import { streamDatasourceEvents } from './datasources/events.ts'
import { getDatasource } from './datasources/get.ts'
import { listDatasources } from './datasources/list.ts'
import { presignDatasource } from './datasources/presign.ts'
import { presignRejectedRows } from './datasources/rejected.ts'
import { rereadDatasource } from './datasources/reread.ts'
import { createDataset } from './datasets/create.ts'
import { deleteDataset } from './datasets/delete.ts'
import { listDatasets } from './datasets/list.ts'
import { getDatasetOverview } from './datasets/overview.ts'
import { searchDataset } from './datasets/search.ts'
import { getDatasetStatus } from './datasets/status.ts'
import { updateDataset } from './datasets/update.ts'
import { createDefinition } from './definitions/create.ts'
import { deleteDefinition } from './definitions/delete.ts'
import { listDefinitions } from './definitions/list.ts'
import { completeMultipartUpload } from './files/complete-multipart.ts'
import { initMultipartUpload } from './files/init-multipart.ts'
import { uploadFile } from './files/upload.ts'
import { cancelJob } from './jobs/cancel.ts'
import { createPlanJob } from './jobs/create-plan.ts'
import { createJob } from './jobs/create.ts'
import { streamJobEvents } from './jobs/events.ts'
import { giveFeedback } from './jobs/feedback.ts'
import { getJob } from './jobs/get.ts'
import { getJobLedger } from './jobs/ledger.ts'
import { replayJob } from './jobs/replay.ts'
import { createSession } from './sessions/create.ts'
import { deleteSession } from './sessions/delete.ts'
import { getSession } from './sessions/get.ts'
import { listSessionHistory } from './sessions/history.ts'
import { listSessions } from './sessions/list.ts'
import { updateSession } from './sessions/update.ts'
import { createWebhook } from './webhooks/create.ts'
import { deleteWebhook } from './webhooks/delete.ts'
import { listDeliveries } from './webhooks/deliveries.ts'
import { getWebhook } from './webhooks/get.ts'
import { listWebhooks } from './webhooks/list.ts'
import { testWebhook } from './webhooks/ping.ts'
import { replayDelivery } from './webhooks/replay-delivery.ts'
import { replayWebhook } from './webhooks/replay.ts'
import { rotateWebhook } from './webhooks/rotate.ts'
import { updateWebhook } from './webhooks/update.ts'

/** One handler an endpoint; the type refuses a missing one. */
export const handlers: { readonly [Name in EndpointName]: Handler<Name> } = {
  cancelJob,
  completeMultipartUpload,
  createDataset,
  createDatasource,
  createDatasourceAlone,
  createDefinition,
  createJob,
  createPlanJob,
  createSession,
  createWebhook,
  deleteDataset,
  deleteDatasource,
  deleteDefinition,
  deleteSession,
  deleteWebhook,
  getDatasetOverview,
  getDatasetStatus,
  getDatasource,
  getJob,
  getJobLedger,
  getSession,
  getWebhook,
  giveFeedback,
  initMultipartUpload,
  listDatasets,
  listDatasources,
  listDefinitions,
  listDeliveries,
  listSessionHistory,
  listSessions,
  listWebhooks,
  presignDatasource,
  presignRejectedRows,
  replayDelivery,
  replayJob,
  replayWebhook,
  rereadDatasource,
  rotateWebhook,
  searchDataset,
  streamDatasourceEvents,
  streamJobEvents,
  testWebhook,
  updateDataset,
  updateSession,
  updateWebhook,
  uploadFile,
}
