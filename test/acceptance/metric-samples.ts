import { raw } from './raw-request.ts'
import type { Service } from './service.ts'

/** Every sample of /metrics by its name and labels, as it stands. */
export async function samplesAt(service: Service): Promise<ReadonlyMap<string, number>> {
  const { text } = await raw(service, { path: '/metrics', key: null })
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, name, value] = /^([^#\s].*) (\S+)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, Number(value)]]
    }),
  )
}

/** How much each of them grew while something was done. */
export async function growthAt(
  service: Service,
  doing: () => Promise<unknown>,
): Promise<(name: string) => number> {
  const before = await samplesAt(service)
  await doing()
  const after = await samplesAt(service)
  return (name) => (after.get(name) ?? 0) - (before.get(name) ?? 0)
}
