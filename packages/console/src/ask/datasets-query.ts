import { wireQuery } from '../server/queries.ts'

/** The datasets that can be asked, newest first. */
export const datasetsQuery = (projectId: string) => wireQuery(projectId, 'listDatasets', { page_size: 200 })
