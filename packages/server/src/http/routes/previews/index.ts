import type { PreviewHandlers } from '../../page/page-handler.ts'
import { askSample } from './ask-sample.ts'
import { exportJob } from './export-job.ts'
import { listPassages } from './list-passages.ts'
import { listSourceTables } from './list-source-tables.ts'
import { profileTable } from './profile-table.ts'
import { readTableRows } from './read-table-rows.ts'
import { searchQuestions } from './search-questions.ts'

/** One handler an endpoint; the type refuses a missing one. */
export const previewHandlers: PreviewHandlers = {
  askSample,
  exportJob,
  listPassages,
  listSourceTables,
  profileTable,
  readTableRows,
  searchQuestions,
}
