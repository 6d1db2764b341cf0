import { attackSuite } from './attack-suite.ts'
import { hostKnowledge } from './payloads/host-knowledge.ts'
import { network } from './payloads/network.ts'

await attackSuite([hostKnowledge, network], { seconds: 5 })
