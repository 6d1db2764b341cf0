import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeContract } from '../../ports/store.contract.ts'
import { aTrace } from '../../ports/store-samples.contract.ts'
import { openEmbeddedStore } from './embedded.ts'

let file = ''
const open = () => openEmbeddedStore(file, undefined, true, () => aTrace)
storeContract(
  'the embedded store',
  async () => {
    file = join(await mkdtemp(join(tmpdir(), 'auger-store-')), 'auger.db')
    return open()
  },
  open,
)
