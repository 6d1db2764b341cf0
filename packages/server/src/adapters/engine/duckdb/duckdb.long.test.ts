import { contractAt } from './contract-at.contract.ts'
import { offeredLevels } from './offered-levels.contract.ts'

for (const weaker of (await offeredLevels()).slice(0, -1)) contractAt(weaker)
