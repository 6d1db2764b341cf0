import { attackSuite } from './attack-suite.ts'
import { readingFiles } from './payloads/reading-files.ts'
import { writingFiles } from './payloads/writing-files.ts'

await attackSuite([readingFiles, writingFiles], { seconds: 5 })
