/**
 * What may be asked for as a whole; figures: a summary of columns by what is named; slope: the line through the periods of a figure; growth:
 * the rate by which it grows a period; target: how something stands to what was aimed at.
 */
export type TaskKind =
  'overview' | 'columns' | 'figures' | 'quality' | 'sample' | 'size' | 'why' | 'slope' | 'growth' | 'target'
