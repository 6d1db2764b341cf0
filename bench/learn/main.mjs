// Gathers, or learns from what was gathered.
import { BadArguments, readArguments, usage } from './arguments.mjs'

/** What a task needs is loaded for it alone: to learn needs no analyst. */
const tasks = {
  gather: async (options) => (await import('./gather/gather.mjs')).gather(options),
  fit: async (options) => (await import('./fit/fit.mjs')).fit(options),
  own: async (options) => (await import('./own/own.mjs')).own(options),
  small: async () => (await import('./small-round.mjs')).smallRound(),
}

try {
  const { help, task, ...options } = readArguments(process.argv.slice(2))
  if (help) console.log(usage)
  else await tasks[task](options)
} catch (error) {
  if (!(error instanceof BadArguments)) throw error
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 2
}
