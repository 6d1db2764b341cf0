import { mostDefinitions } from '@auger/contract'
import { failures, type Failure } from '../../domain/errors.ts'
import type { DefinitionRefused } from '../../ports/store.ts'

/** Why a definition was not kept. */
export function notKept(why: DefinitionRefused['outcome']): Failure {
  switch (why) {
    case 'gone':
      return failures.notFound('Dataset')
    case 'full':
      return failures.invalid(`a dataset has at most ${mostDefinitions} definitions`)
  }
}
