import type { AnyTool } from '../tool.ts'
import { addFileByUrl } from './add-file-by-url.ts'
import { ask } from './ask.ts'
import { define } from './define.ts'
import { describeDataset } from './describe-dataset.ts'
import { listDatasets } from './list-datasets.ts'
import { planLanguage } from './plan-language.ts'
import { replay } from './replay.ts'
import { runPlan } from './run-plan.ts'
import { searchPassages } from './search-passages.ts'

/** Every tool but that which reads the caller's own files. */
export const tools: readonly AnyTool[] = [
  listDatasets,
  describeDataset,
  addFileByUrl,
  ask,
  searchPassages,
  runPlan,
  planLanguage,
  replay,
  define,
]
