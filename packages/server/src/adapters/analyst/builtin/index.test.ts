import { analystContract } from '../../../ports/analyst.contract.ts'
import { createBuiltinAnalyst } from './index.ts'

analystContract('the built-in analyst', createBuiltinAnalyst)
