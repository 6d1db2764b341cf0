// Imported by a service before it starts: ends it when whoever started it has died without a word, so that its data is free again.
import { setInterval } from 'node:timers'

const parent = process.ppid
const everyMilliseconds = 500

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
}, everyMilliseconds).unref()
