import { contractAt } from './contract-at.contract.ts'
import { offeredLevels } from './offered-levels.contract.ts'

const strongest = (await offeredLevels()).at(-1)
if (strongest !== undefined) contractAt(strongest)
