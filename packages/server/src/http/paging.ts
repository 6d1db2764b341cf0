import type { Page, PageRequest } from '../domain/page.ts'

interface PagingInput {
  readonly page_number: number
  readonly page_size: number
}

export const pageRequest = (input: PagingInput): PageRequest => ({
  number: input.page_number,
  size: input.page_size,
})

export const pagedRecords = <Item, Wire>(
  input: PagingInput,
  page: Page<Item>,
  record: (item: Item) => Wire,
) => ({
  total_items: page.total,
  page_number: input.page_number,
  page_size: input.page_size,
  records: page.items.map(record),
})
