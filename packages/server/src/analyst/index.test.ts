import { analystContract } from '../ports/analyst.contract.ts'
import { createAnalyst } from './index.ts'

analystContract('the analyst', createAnalyst)
