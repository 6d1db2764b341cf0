import type { EndpointName, PageEndpointName } from '../endpoints.ts'
import type { WireMode } from '../wire-mode.ts'
import { accountExamples } from './accounts.ts'
import { administrationExamples } from './administration.ts'
import { answerBlocks } from './answer.ts'
import { datasetExamples } from './datasets.ts'
import { datasourceExamples } from './datasources.ts'
import { definitionExamples } from './definitions.ts'
import type { ExamplesOf } from './example.ts'
import { fileExamples } from './files.ts'
import { jobExamples } from './jobs.ts'
import { previewExamples } from './previews.ts'
import { sessionExamples } from './sessions.ts'
import { webhookExamples } from './webhooks.ts'

type Examples = ExamplesOf<EndpointName | PageEndpointName>

const inSpec: Examples = {
  ...sessionExamples,
  ...jobExamples,
  ...datasetExamples,
  ...definitionExamples,
  ...datasourceExamples,
  ...fileExamples,
  ...accountExamples,
  ...previewExamples,
  ...administrationExamples,
  ...webhookExamples,
}

const { listDatasets, listSessionHistory } = inSpec

/** For clients a dataset in a list has a status, and in history a table is what it is elsewhere. */
const forClients: Examples = {
  ...inSpec,
  listDatasets: {
    ...listDatasets,
    data: {
      ...listDatasets.data,
      records: listDatasets.data.records.map((record) => ({ ...record, status: 'synched' as const })),
    },
  },
  listSessionHistory: {
    ...listSessionHistory,
    data: {
      ...listSessionHistory.data,
      records: listSessionHistory.data.records.map((record) => ({
        ...record,
        answer: {
          blocks: answerBlocks.map((block) =>
            block.type === 'QUESTIONS' ? { ...block, group_name: 'Conclusions' } : block,
          ),
        },
      })),
    },
  },
}

/** A request and its answer of every endpoint. */
export const examplesOf = (wire: WireMode): Examples => (wire === 'clients' ? forClients : inSpec)
