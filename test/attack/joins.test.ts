import { attackSuite } from './attack-suite.ts'
import { crossJoins } from './payloads/cross-joins.ts'
import { recursionBombs } from './payloads/recursion-bombs.ts'

await attackSuite([crossJoins, recursionBombs], { seconds: 0.3 })
