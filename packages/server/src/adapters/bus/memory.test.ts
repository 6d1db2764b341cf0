import { busContract } from '../../ports/bus.contract.ts'
import { createMemoryBus } from './memory.ts'

busContract('memory', () => Promise.resolve(createMemoryBus()))
