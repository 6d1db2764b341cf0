import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import path from 'node:path'
import { outputLanguages } from '@auger/contract'
import { extensionOf } from '@auger/server/domain/source'
import { Command, Option } from 'commander'
import type { AskOptions } from '../ask/ask-here.ts'
import { UsageError } from '../usage-error.ts'

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
    .action(async (words: readonly string[], options: AskOptions) => {
      const question = words.at(-1) ?? ''
      const files = await readable(words.slice(0, -1))
      const { startLocal } = await import('../ask/start-local.ts')
      const local = await startLocal()
      const { askHere } = await import('../ask/ask-here.ts')
      await askHere(files, question, options, local)
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
