// What the data's own score.mjs says of the answers, where it and the gold are there; a set may have one of its own.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readLines, writeLines } from './json-lines.mjs'

export async function scoreSet({ set, folder }, lines, { data, file, narrowed }) {
  const own = path.join(folder, 'score.mjs')
  const hasOwn = existsSync(own)
  const [score, gold] = [hasOwn ? own : path.join(data, 'score.mjs'), path.join(folder, 'gold.jsonl')]
  const kind = hasOwn ? [] : [set.name]
  const missing = [score, gold].find((one) => !existsSync(one))
  if (missing !== undefined) return console.log(`\n${set.name}: not scored, there is no ${missing}`)
  console.log(`\n${set.name}`)
  if (!narrowed) return runScore(score, [...kind, gold, file], lines)
  const scratch = await mkdtemp(path.join(tmpdir(), 'auger-answers-'))
  try {
    runScore(score, [...kind, await goldOfAsked(lines, folder, scratch), file], lines)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

function runScore(score, words, lines) {
  const languages = [...new Set(lines.flatMap(({ lang }) => lang ?? []))]
  const env = { ...process.env, ...(languages.length === 0 ? {} : { LANGS: languages.join() }) }
  const { status, stdout, stderr } = spawnSync(process.execPath, [score, ...words], { encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${score} ended with ${status}: ${stderr}`)
  console.log(stdout.trimEnd())
}

/** Questions that were not asked are not counted as refused. */
async function goldOfAsked(lines, folder, scratch) {
  const asked = new Set(lines.flatMap(({ id, lang }) => [`${id}`, `${id} ${lang}`]))
  const gold = await readLines(path.join(folder, 'gold.jsonl'))
  const file = path.join(scratch, 'gold.jsonl')
  await writeLines(
    file,
    gold.filter(({ id, lang }) => asked.has(lang === undefined ? `${id}` : `${id} ${lang}`)),
  )
  await copyFile(path.join(folder, 'questions.jsonl'), path.join(scratch, 'questions.jsonl'))
  return file
}
