// What processes have used of the processors, as the system counts it: in hundredths of a second.
import { processesBelow, statOf } from '../processes/processes-below.mjs'

const ticksPerSecond = 100

export const processorSeconds = (processId) => statOf(processId).own / ticksPerSecond

/** Of a process and all below it, also those that have ended. */
export function processorSecondsBelow(processId) {
  const ticks = [statOf(processId), ...processesBelow(processId)].map(({ own, ended }) => own + ended)
  return ticks.reduce((sum, some) => sum + some, 0) / ticksPerSecond
}
