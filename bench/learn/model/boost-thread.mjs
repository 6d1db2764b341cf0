// One boost in a thread of its own.
import { parentPort, workerData } from 'node:worker_threads'
import { boost } from './boost.mjs'
import * as losses from './losses.mjs'

const { examples, loss, settings } = workerData
parentPort.postMessage(boost(examples, losses[loss], settings))
