import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { outputLanguages, type OutputLanguage } from '@auger/contract'
import { extensionOf } from '@auger/server/domain/source'
import { Command, Option } from 'commander'
import { answerFiles } from '../ask/answer-files.ts'
import { showAnswer } from '../ask/show-answer.ts'
import { saveFiles } from '../ask/save-files.ts'
import { progressLine } from '../ask/progress-line.ts'
import { withLocalParts } from '../ask/local-parts.ts'
import { printJson } from '../print.ts'
import { UsageError } from '../usage-error.ts'

interface Options {
  readonly json?: boolean
  readonly out: string
  readonly language: OutputLanguage
}

export function askCommand(): Command {
  return new Command('ask')
    .description('answer a question about files, with no server')
    .argument('<files-and-question...>', 'one or more files, then the question in quotes')
    .addOption(
      new Option('--language <code>', 'language of the answer').choices(outputLanguages).default('AUTO'),
    )
    .option('--out <folder>', 'where the tables and the chart are written', 'auger-answer')
    .option('--json', 'print the whole answer as JSON')
    .addHelpText('after', '\nExample:\n  auger ask sales.csv "What is the total revenue by city?"')
    .action(async (words: readonly string[], options: Options) => {
      const question = words.at(-1) ?? ''
      const files = await readable(words.slice(0, -1))
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
    })
}

async function readable(names: readonly string[]) {
  if (names.length === 0)
    throw new UsageError('name at least one file before the question: auger ask FILE... "QUESTION"')
  return Promise.all(
    names.map(async (name) => {
      extensionOf(name)
      const found = await stat(name).catch(() => undefined)
      if (found === undefined) throw new UsageError(`there is no file ${name}`)
      if (!found.isFile()) throw new UsageError(`${name} is not a file`)
      return { name: path.basename(name), open: () => createReadStream(name) }
    }),
  )
}
