import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { ModelFailure } from '../../../domain/model-failure.ts'
import type { ModelUsage } from '../../../domain/model-usage.ts'
import type { JsonObject, Model, ModelReply, ModelRequest } from '../../../ports/model.ts'

/** One request in a folder. What is asked is kept for whoever gets the reply elsewhere and puts it in. */
const entry = z.object({
  reply: z
    .object({
      object: z.record(z.string(), z.unknown()),
      usage: z.object({ sent: z.number(), received: z.number() }).optional(),
    })
    .optional(),
})

/**
 * A model whose replies are kept in a folder, under what the request is about and not how it is worded: a reply is read from there where
 * it lies there, had from the model where there is one, and else the request is written down and fails.
 */
export function tapedModel(name: string, folder: string, model: Model | undefined): Model {
  return {
    name,
    async ask(request, signal) {
      const file = path.join(folder, `${keyOf(name, request)}.json`)
      const kept = await readReply(file)
      if (kept !== undefined) return kept
      if (model === undefined) {
        await keep(file, name, request, undefined)
        throw new ModelFailure('untaped', `no reply to this request is on the tape yet: ${file}`)
      }
      const reply = await model.ask(request, signal)
      await keep(file, name, request, reply)
      return reply
    },
  }
}

const keyOf = (name: string, { about, messages }: ModelRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([name, about, messages.length]))
    .digest('hex')
    .slice(0, 32)

async function readReply(file: string): Promise<ModelReply | undefined> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const { reply } = readEntry(text, file)
  if (reply === undefined) return undefined
  const usage: ModelUsage = reply.usage ?? { sent: 0, received: 0, estimated: true }
  return { object: reply.object as JsonObject, usage }
}

function readEntry(text: string, file: string): z.infer<typeof entry> {
  try {
    return entry.parse(JSON.parse(text))
  } catch (error) {
    throw new ModelFailure('unusable', `${file} is no entry of a tape`, { cause: error })
  }
}

/** Whole or not at all: a process may end in the middle of it. */
async function keep(
  file: string,
  model: string,
  { about, instructions, messages }: ModelRequest,
  reply: ModelReply | undefined,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.part`
  const text = JSON.stringify(
    { model, about, instructions, messages, ...(reply === undefined ? {} : { reply }) },
    null,
    1,
  )
  await writeFile(unfinished, `${text}\n`)
  await rename(unfinished, file)
}
