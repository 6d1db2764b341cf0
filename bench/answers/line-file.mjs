// OUT/NAME.jsonl, written as lines come: whoever stops a run, however hard, loses what is under way and no more.
import { appendFileSync, existsSync } from 'node:fs'
import { readFile, rename } from 'node:fs/promises'
import { BadArguments } from './bad-arguments.mjs'
import { writeLines } from './json-lines.mjs'
import { keptLines } from './kept-lines.mjs'

/** What an earlier run left for these items, with the same model or none. */
export async function readKept(file, items, { resume, model }) {
  const lines = resume && existsSync(file) ? wholeLines(await readFile(file, 'utf8')) : []
  const asked = model?.AUGER_MODEL
  const other = lines.find((line) => (line.model ?? null) !== null && line.model.name !== asked)
  if (other !== undefined)
    throw new BadArguments(
      `--resume: ${file} was asked with ${other.model.name}, not with ${asked ?? 'no model'}`,
    )
  return keptLines(items, lines)
}

/** A process that was killed may have left half a line at the end. */
function wholeLines(text) {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  return whole
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line))
}

export async function openLineFile(file, { kept, others }) {
  const write = async (lines) => {
    await writeLines(`${file}.new`, [...lines.filter((line) => line !== undefined), ...others])
    await rename(`${file}.new`, file)
  }
  await write(kept)
  return {
    append(lines) {
      appendFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
    },
    /** All of them, in the order of the questions. */
    end: write,
  }
}
