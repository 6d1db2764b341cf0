// A small round: whether everything from a file of questions to files for the service works.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fit } from './fit/fit.mjs'
import { writeMadeUp } from './made-up.mjs'

export async function smallRound() {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-learn-'))
  try {
    const file = path.join(folder, 'made-up.jsonl.gz')
    await writeMadeUp(file, { questions: 1000, seed: 3 })
    await fit({ from: [file], write: folder, folds: 2, report: path.join(folder, 'report.md') })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
