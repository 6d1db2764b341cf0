// What the service is told of a model: the owner's own settings of it, and how it is to be asked.
import path from 'node:path'
import { BadArguments } from './bad-arguments.mjs'

export const routes = ['builtin', 'auto', 'model']
export const disclosures = ['schema', 'aggregates', 'samples']

/** What the environment says of a model; everything else that it says to a service is not measured with. */
export const readByModel = [
  ...['AUGER_MODEL', 'AUGER_MODEL_BASE_URL', 'AUGER_MODEL_API_KEY', 'AUGER_MODEL_PRICES'],
  ...['AUGER_MODEL_SECONDS', 'AUGER_MODEL_TOKENS', 'AUGER_MODEL_WORDS'],
]

// As the service has them where nobody says otherwise.
const [jobSeconds, modelSeconds] = [120, 60]

export function modelSettings({ route, disclose = 'schema', tape }, environment) {
  const told = readByModel.flatMap((name) => {
    const value = environment[name]?.trim() ?? ''
    return value === '' ? [] : [[name, value]]
  })
  const settings = Object.fromEntries(told)
  if (settings.AUGER_MODEL === undefined)
    throw new BadArguments(`Which model? --route is ${route}, and AUGER_MODEL is not set.`)
  const kept = tape ?? environment.AUGER_MODEL_TAPE
  // A model that may take long must not be cut short by the job that asks it.
  const seconds = Number(settings.AUGER_MODEL_SECONDS ?? modelSeconds) + (jobSeconds - modelSeconds)
  return {
    ...settings,
    AUGER_ROUTE: route,
    AUGER_DISCLOSE: disclose,
    ...(kept ? { AUGER_MODEL_TAPE: path.resolve(kept) } : {}),
    ...(seconds > jobSeconds ? { AUGER_JOB_SECONDS: `${seconds}` } : {}),
  }
}
