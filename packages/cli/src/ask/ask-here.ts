import type { OutputLanguage } from '@auger/contract'
import { printJson } from '../print.ts'
import { answerFiles, type NamedFile } from './answer-files.ts'
import { withLocalParts } from './local-parts.ts'
import { progressLine } from './progress-line.ts'
import { saveFiles } from './save-files.ts'
import { showAnswer } from './show-answer.ts'

export interface AskOptions {
  readonly json?: boolean
  readonly out: string
  readonly language: OutputLanguage
}

/** Answers in this process, writes the files, and shows what was found. */
export async function askHere(
  files: readonly NamedFile[],
  question: string,
  options: AskOptions,
): Promise<void> {
  const progress = progressLine(options.json === true)
  try {
    await withLocalParts(async (parts, owner) => {
      const answered = await answerFiles(
        { files, question, language: options.language },
        owner,
        parts,
        progress.stage,
      )
      progress.stage('writing files')
      const saved = await saveFiles(answered, options.out, parts)
      progress.done()
      if (options.json) printJson(saved.record)
      else showAnswer(answered, saved)
    })
  } finally {
    progress.done()
  }
}
