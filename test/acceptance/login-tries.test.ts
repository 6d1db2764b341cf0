import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { claim, logIn, printedLink } from './page-visit.ts'
import { startServer } from './server.ts'
import { isRemote, type Service } from './service.ts'

it.skipIf(isRemote)('[AC-10] failed tries are not forgotten when the service is started anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'auger-tries-'))
  const started = async () => {
    const local = await startServer({ AUGER_DATA_DIR: folder })
    const service: Service = { ...local, local, otherKey: async () => '' }
    return { service, stop: local.stop }
  }
  try {
    const first = await started()
    expect((await claim(first.service, await printedLink(first.service.local), 'Ada')).status).toBe(200)
    for (let index = 0; index < 5; index++)
      expect((await logIn(first.service, 'ada', `wrong ${index}`)).status).toBe(401)
    await first.stop()
    const second = await started()
    try {
      expect((await logIn(second.service, 'Ada')).status).toBe(429)
      expect(second.service.local.log()).not.toContain('/welcome#')
    } finally {
      await second.stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
