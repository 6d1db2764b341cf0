import type { Column } from '../../../../domain/table.ts'
import { refersAway } from '../refers-away.ts'
import { flag, type Features } from './features.ts'
import { isWhole, type ColumnMention, type Mentions } from './mention.ts'

/** An album_id says which album, and not what it is called; "album id" asks for it. */
export const refersFeatures = (
  part: 'subject' | 'key',
  { question, table }: Mentions,
  column: Column,
  mention: ColumnMention | undefined,
): Features =>
  refersAway(question, table, column)
    ? [[`${part}:refers`, 1], ...flag(`${part}:refers:said`, mention !== undefined && isWhole(mention))]
    : []
