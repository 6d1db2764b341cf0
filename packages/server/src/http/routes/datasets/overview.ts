import type { Handler } from '../../handler.ts'
import { findDataset } from './find-dataset.ts'

export const getDatasetOverview: Handler<'getDatasetOverview'> = async ({ input, owner }, deps) => {
  const { id, name, description, overview } = await findDataset(input.id, owner, deps)
  return {
    id,
    name,
    description,
    summary: overview.summary,
    exploration_questions: [...overview.questions],
    keywords: [...overview.keywords],
  }
}
