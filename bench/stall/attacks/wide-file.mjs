// A small file of many columns, read again and again.
import { addSource, newDataset, untilRead, upload } from '../service/datasets.mjs'

const user = 'attacker'
const columns = 3_000
const row = (cell) => Array.from({ length: columns }, (_, at) => cell(at)).join()
const file = Buffer.from(
  [row((at) => `c${at}`), row((at) => at % 7), row((at) => at % 5), row((at) => at % 3)].join('\n'),
)

export const wideFile = {
  name: 'wide-file',
  about: '3 rows of 3,000 columns, until they are read',
  async prepare(service) {
    return { dataset: await newDataset(service, 'wide', user) }
  },
  async attack(service, { dataset }, signal) {
    while (!signal.aborted) {
      const file_object_key = await upload(service, 'wide.csv', file, user)
      const source = await addSource(service, dataset, 'wide.csv', { file_object_key }, user)
      await untilRead(service, source, user)
    }
  },
}
