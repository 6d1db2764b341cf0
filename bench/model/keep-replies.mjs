// node bench/model/keep-replies.mjs TAPE [FOLDER]
// Of a tape as a service wrote it keeps what each request was about and the reply to it, under the same names, in bench/model/tape: the
// prompts are long, and no reply is found by them.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** How many were kept, and how many had no reply. */
export async function keepReplies(tape, folder) {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(tape)).filter((name) => name.endsWith('.json'))
  let kept = 0
  for (const name of names.toSorted()) {
    const { about, reply } = JSON.parse(await readFile(path.join(tape, name), 'utf8'))
    if (!reply) continue
    await writeFile(path.join(folder, name), `${JSON.stringify({ about, reply })}\n`)
    kept++
  }
  return { kept, without: names.length - kept }
}

if (process.argv[1] === import.meta.filename) {
  const [tape, folder = path.join(import.meta.dirname, 'tape')] = process.argv.slice(2)
  if (tape === undefined) {
    console.error('Which tape? node bench/model/keep-replies.mjs TAPE [FOLDER]')
    process.exit(2)
  }
  const { kept, without } = await keepReplies(tape, folder)
  console.log(`${kept} replies kept in ${folder}; ${without} requests had none`)
}
