import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const script = path.join(import.meta.dirname, '..', '..', 'scripts', 'openapi.mjs')
let root = ''
const document = () => path.join(root, 'openapi.json')

const run = (...options: readonly string[]) => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(root, 'scripts', 'openapi.mjs'), ...options],
    {
      encoding: 'utf8',
    },
  )
  return { status, lines: stdout.trim().split('\n') }
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'openapi-'))
  mkdirSync(path.join(root, 'scripts'))
  copyFileSync(script, path.join(root, 'scripts', 'openapi.mjs'))
  const contract = path.join(root, 'packages', 'contract')
  mkdirSync(path.join(contract, 'dist'), { recursive: true })
  writeFileSync(path.join(contract, 'package.json'), '{ "type": "module", "version": "3.2.1" }')
  writeFileSync(
    path.join(contract, 'dist', 'index.js'),
    'export const openApiDocument = (version) => ({ info: { version }, paths: {} })',
  )
})

afterEach(() => rmSync(root, { recursive: true }))

describe('scripts/openapi.mjs', () => {
  it("writes the document with the contract's version, indented, and a last newline", () => {
    expect(run().status).toBe(0)
    expect(readFileSync(document(), 'utf8')).toBe(
      '{\n  "info": {\n    "version": "3.2.1"\n  },\n  "paths": {}\n}\n',
    )
  })

  it('accepts what it wrote', () => {
    run()
    expect(run('--check').status).toBe(0)
  })

  it('names the first line that differs, and writes nothing', () => {
    run()
    const edited = readFileSync(document(), 'utf8').replace('3.2.1', '3.2.0')
    writeFileSync(document(), edited)
    expect(run('--check')).toEqual({
      status: 1,
      lines: [
        'openapi.json is not what the contract says, from line 3 on; run npm run openapi',
        '  openapi.json: "version": "3.2.0"',
        '  the contract: "version": "3.2.1"',
      ],
    })
    expect(readFileSync(document(), 'utf8')).toBe(edited)
  })

  it.each([
    ['is missing', '', 1],
    ['ends early', '{\n  "info": {\n', 3],
    ['goes on too long', '{\n  "info": {\n    "version": "3.2.1"\n  },\n  "paths": {}\n}\n\n', 8],
  ])('refuses a document that %s', (_, text, line) => {
    if (text !== '') writeFileSync(document(), text)
    const { status, lines } = run('--check')
    expect(status).toBe(1)
    expect(lines[0]).toContain(`from line ${line} on`)
  })
})
