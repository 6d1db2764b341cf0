import { attaching } from './payloads/attaching.ts'
import { cpuBombs } from './payloads/cpu-bombs.ts'
import { crossJoins } from './payloads/cross-joins.ts'
import { extensions } from './payloads/extensions.ts'
import { formulaCells } from './payloads/formula-cells.ts'
import { hostKnowledge } from './payloads/host-knowledge.ts'
import { hostileNames } from './payloads/hostile-names.ts'
import { largeResults } from './payloads/large-results.ts'
import { logging } from './payloads/logging.ts'
import { memoryBombs } from './payloads/memory-bombs.ts'
import { network } from './payloads/network.ts'
import { plannerBombs } from './payloads/planner-bombs.ts'
import { readingFiles } from './payloads/reading-files.ts'
import { recursionBombs } from './payloads/recursion-bombs.ts'
import { settings } from './payloads/settings.ts'
import { writingFiles } from './payloads/writing-files.ts'

const statementClasses = [
  readingFiles,
  writingFiles,
  attaching,
  extensions,
  settings,
  hostKnowledge,
  network,
  logging,
  memoryBombs,
  cpuBombs,
  recursionBombs,
  crossJoins,
  plannerBombs,
  largeResults,
]

/** Every class of attacks, with what was written down for it. */
export const classes: readonly { readonly name: string; readonly payloads: readonly string[] }[] = [
  ...statementClasses.map(({ name, statements }) => ({ name, payloads: statements })),
  { name: 'hostile-names', payloads: hostileNames },
  { name: 'formula-cells', payloads: formulaCells },
]
