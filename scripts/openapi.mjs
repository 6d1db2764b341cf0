// Writes openapi.json from the built contract; with --check, compares it instead and names the first line that differs.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.join(import.meta.dirname, '..')
const contract = path.join(root, 'packages', 'contract')
const file = path.join(root, 'openapi.json')

const { version } = JSON.parse(readFileSync(path.join(contract, 'package.json'), 'utf8'))
const { openApiDocument } = await import(pathToFileURL(path.join(contract, 'dist', 'index.js')).href)
const made = `${JSON.stringify(openApiDocument(version), null, 2)}\n`

if (process.argv.includes('--check')) process.exit(compare(readCommitted(), made))
writeFileSync(file, made)
console.log('openapi.json written')

function readCommitted() {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return ''
    throw error
  }
}

function compare(committed, expected) {
  if (committed === expected) return 0
  const [old, now] = [committed.split('\n'), expected.split('\n')]
  const line = now.findIndex((text, index) => text !== old[index])
  const at = line === -1 ? now.length : line
  const show = (text) => (text === undefined ? '(nothing)' : text.trim() || '(an empty line)')
  console.log(`openapi.json is not what the contract says, from line ${at + 1} on; run npm run openapi`)
  console.log(`  openapi.json: ${show(old[at])}`)
  console.log(`  the contract: ${show(now[at])}`)
  return 1
}
