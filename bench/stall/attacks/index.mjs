// Every attack: { name, about, settings, descriptors, prepare(service, { small }), attack(service, prepared, signal) }. Where what
// was prepared has honest(), the wait of somebody else is measured, too.
import { connections } from './connections.mjs'
import { costlyQuestions } from './costly-questions.mjs'
import { largeResults } from './large-results.mjs'
import { partLists } from './part-lists.mjs'
import { waiting } from './waiting.mjs'
import { wideFile } from './wide-file.mjs'

export const attacks = [
  ...costlyQuestions,
  wideFile,
  ...connections,
  ...largeResults,
  ...partLists,
  ...waiting,
]
