import { attackSuite } from './attack-suite.ts'
import { attaching } from './payloads/attaching.ts'
import { extensions } from './payloads/extensions.ts'
import { logging } from './payloads/logging.ts'
import { settings } from './payloads/settings.ts'

await attackSuite([attaching, extensions, logging, settings], { seconds: 5 })
