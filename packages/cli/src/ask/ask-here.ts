import type { OutputLanguage } from '@auger/contract'
import { printJson } from '../print.ts'
import { answerFiles, type NamedFile } from './answer-files.ts'
import { withLocalParts } from './local-parts.ts'
import { drawEarly } from './draw-early.ts'
import { progressLine } from './progress-line.ts'
import { saveFiles } from './save-files.ts'
import { showAnswer } from './show-answer.ts'
import type { Local } from './start-local.ts'

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
  local: Local,
): Promise<void> {
  const progress = progressLine(options.json === true)
  try {
    await withLocalParts(local, async (parts, owner) => {
      const pictures = drawEarly(parts)
      const answered = await answerFiles({ files, question, language: options.language }, owner, parts, {
        stage: progress.stage,
        asked: () => parts.charts.prepare(),
        heard: pictures.heard,
      })
      progress.stage('writing files')
      const saved = await saveFiles(answered, options.out, pictures.of, parts)
      progress.done()
      if (options.json) printJson(saved.record)
      else showAnswer(answered, saved)
    })
  } finally {
    progress.done()
  }
}
