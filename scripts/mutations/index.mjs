// Every rule that is broken: { id, rule (in COVERAGE.md), says, file, find, replace, tests }. `find` is looked for in the built
// JavaScript of `file`, where it must stand once; each of `tests` must then have a failure.
import { answers } from './answers.mjs'
import { conventions } from './conventions.mjs'
import { files } from './files.mjs'
import { keys } from './keys.mjs'
import { owners } from './owners.mjs'
import { sessions } from './sessions.mjs'

export const mutations = [...keys, ...conventions, ...owners, ...sessions, ...files, ...answers]
