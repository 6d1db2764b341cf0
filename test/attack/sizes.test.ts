import { attackSuite } from './attack-suite.ts'
import { largeResults } from './payloads/large-results.ts'
import { plannerBombs } from './payloads/planner-bombs.ts'

await attackSuite([largeResults, plannerBombs], { seconds: 0.3 })
