import { readPassages } from '../../../ask/previews/read-passages.ts'
import type { PageHandler } from '../../page/page-handler.ts'
import { pagedRecords, pageRequest } from '../../paging.ts'
import { findProjectSource } from './find-table.ts'

export const listPassages: PageHandler<'listPassages'> = async ({ input, owner }, deps) => {
  const source = await findProjectSource(input.datasource_id, owner, deps)
  const page = await readPassages(source, pageRequest(input), deps.objects)
  return pagedRecords(input, page, ({ number, text, page, headings }) => ({
    id: `${source.id}-${source.reading}-p${number}`,
    page_no: page,
    heading: headings.length === 0 ? null : headings.join(' › '),
    content: text,
  }))
}
