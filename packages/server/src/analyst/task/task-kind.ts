/** What may be asked for as a whole; figures: a summary of columns by what is named. */
export type TaskKind = 'overview' | 'columns' | 'figures' | 'quality' | 'sample' | 'size' | 'why'
