import { randomInt } from 'node:crypto'

/** What chance begins with in a run of the tests: told by AUGER_SEED, always the same in CI, a new one elsewhere. */
export const seed = Number(process.env['AUGER_SEED'] ?? newSeed())

/** Said before the first test, so that a run can be repeated however it ends; its other processes are told. */
function newSeed(): string {
  const made = String(process.env['CI'] === undefined ? randomInt(2 ** 31) : 20_261_117)
  process.env['AUGER_SEED'] = made
  process.stdout.write(`AUGER_SEED=${made} repeats what chance decides in this run\n`)
  return made
}
