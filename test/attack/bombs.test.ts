import { attackSuite } from './attack-suite.ts'
import { cpuBombs } from './payloads/cpu-bombs.ts'
import { memoryBombs } from './payloads/memory-bombs.ts'

await attackSuite([cpuBombs, memoryBombs], { seconds: 0.3 })
