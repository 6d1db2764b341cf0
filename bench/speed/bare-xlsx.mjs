// The library hucre with nothing around it, in a process of its own: reads the cells of a workbook, and no more.
import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import { answerOnce } from './bare-process.mjs'

answerOnce(
  async ({ file }) =>
    async () =>
      readXlsx(await readFile(file)),
)
