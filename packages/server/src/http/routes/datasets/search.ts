import { allSources } from '../../../ask/pin-sources.ts'
import { findPassages } from '../../../ask/find-passages.ts'
import { failures } from '../../../domain/errors.ts'
import type { Handler } from '../../handler.ts'
import { findDataset } from './find-dataset.ts'

export const searchDataset: Handler<'searchDataset'> = async ({ input, owner }, deps) => {
  await findDataset(input.id, owner, deps)
  const all = await allSources(input.id, deps.store)
  const wanted = new Set(input.datasource_ids ?? [])
  if ([...wanted].some((id) => !all.some((source) => source.id === id))) throw failures.notFound('Datasource')
  const sources = all.filter(
    ({ id, status }) => status === 'synched' && (wanted.size === 0 || wanted.has(id)),
  )
  const found = await findPassages(input.query, sources, input.limit, deps.objects)
  return {
    passages: found.map(({ source, text, page, headings, score }) => ({
      datasource_id: source.id,
      source: source.name,
      page_no: page,
      headings: [...headings],
      content: text,
      score,
    })),
  }
}
