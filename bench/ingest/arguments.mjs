// What the command is told.
import { statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sharedSets } from '../shared-sets.mjs'

export const usage = `npm run bench -- ingest --data DIR [--out DIR] [--list N]
npm run bench -- ingest --small

Reads every file of a format of ours under a folder as the service does, and says how well.

  --data DIR  the files: csv/{csv-spectrum,csvsniffer,messytables}, excel/{books,gold}, docs/ with its manifest.csv,
              xquad/{docs,questions.jsonl,gold.jsonl}, and any others; what is missing is left out, what has no gold is
              read but not scored
  --out DIR   writes what was read of each file: DIR/<file>/<table>.csv, text.txt, report.json, and of workbooks
              grids/<sheet index>.csv
  --small     every thirtieth file of the sets beside the checkout; no bar counts
  --list N    how many examples of what went wrong are shown of each kind (5)

Ends with 1 where a bar is missed.`

/** Something that the command cannot work with. */
export class BadArguments extends Error {}

export function readArguments(argv) {
  const { data, out, list = '5', help = false, small = false } = parsed(argv)
  if (help) return { help }
  if (small) return { data: sharedSets, out: undefined, listed: 0, small, help }
  if (data === undefined) throw new BadArguments('Which folder? --data is missing.')
  if (!statSync(data, { throwIfNoEntry: false })?.isDirectory())
    throw new BadArguments(`--data: there is no folder ${data}`)
  if (!/^\d+$/.test(list)) throw new BadArguments(`--list must be a number, not ${list}`)
  const folders = { data: path.resolve(data), out: out === undefined ? undefined : path.resolve(out) }
  if (folders.out !== undefined && isInside(folders.out, folders.data))
    throw new BadArguments('--out lies inside --data: what is written would be read the next time.')
  return { ...folders, listed: Number(list), help }
}

function parsed(argv) {
  const text = { type: 'string' }
  try {
    return parseArgs({
      args: argv,
      options: {
        data: text,
        out: text,
        list: text,
        small: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new BadArguments(error.message)
  }
}

const isInside = (folder, other) => !path.relative(other, folder).startsWith('..')
