import { fileExtensions } from '@auger/contract'
import { named } from './named.ts'

/** What files may be, for an answer that asks for some. */
export const readableFormats = named(
  fileExtensions.map((extension) => extension.toUpperCase()).join(', '),
  'formats',
)
