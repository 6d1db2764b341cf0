// Does what deploy/Dockerfile says, step by step, to folders made of Debian's own packages.
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseDockerfile } from './dockerfile.mjs'
import { ended, inRoot } from './in-root.mjs'

const paths = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** The root of the last stage, and how it is run. `isBuilt`: as it was made before. */
export async function buildImage(context, folder, { isBuilt }) {
  const stages = parseDockerfile(readFileSync(path.join(context, 'deploy/Dockerfile'), 'utf8'))
  const base = isBuilt ? undefined : await baseRoot(folder)
  const built = new Map()
  let last
  for (const [number, stage] of stages.entries()) {
    if (!/^node:20-bookworm/.test(stage.image)) throw new Error(`There is no base for ${stage.image} here`)
    const root = path.join(folder, `stage-${number}`)
    if (!isBuilt) {
      rmSync(root, { recursive: true, force: true })
      execFileSync('cp', ['-a', base, root])
    }
    last = { ...stage, root, ...(await runSteps(stage.steps, { root, context, built, isBuilt })) }
    if (stage.as !== undefined) built.set(stage.as, root)
  }
  return last
}

/** Debian as the image's base has it; Node and npm are this machine's own. It is kept for the next time. */
async function baseRoot(folder) {
  const base = path.join(folder, 'base')
  if (existsSync(base)) return base
  const fresh = `${base}-fresh`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const made = spawn('debootstrap', ['--variant=minbase', '--include=ca-certificates', 'bookworm', fresh], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await ended(made, 600, 'debootstrap')
  const local = path.join(fresh, 'usr/local')
  cpSync(process.execPath, path.join(local, 'bin/node'))
  const npm = path.dirname(
    path.dirname(execFileSync('readlink', ['-f', which('npm')], { encoding: 'utf8' }).trim()),
  )
  cpSync(npm, path.join(local, 'lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    execFileSync('ln', ['-s', `../lib/node_modules/npm/bin/${name}-cli.js`, path.join(local, 'bin', name)])
  renameSync(fresh, base)
  return base
}

const which = (name) => execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()

async function runSteps(steps, { root, context, built, isBuilt }) {
  let environment = { PATH: paths, HOME: '/root' }
  let folder = '/'
  let user
  for (const step of steps) {
    if (!isBuilt)
      console.log(`  ${step.name} ${step.rest ?? step.sources?.join(' ') ?? step.variable.join('=')}`)
    if (step.name === 'WORKDIR') mkdirSync(path.join(root, (folder = step.rest)), { recursive: true })
    else if (step.name === 'USER') user = step.rest
    else if (step.name === 'ENV') environment = { ...environment, [step.variable[0]]: step.variable[1] }
    else if (isBuilt) continue
    else if (step.name === 'COPY') copy(step, { root, folder, context, built })
    else await runInside(step.rest, { root, folder, environment })
  }
  return { environment, folder, user }
}

/** With this machine's way to the registries, of which nothing is left in the root. */
async function runInside(command, { root, folder, environment }) {
  const cache = execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim()
  mkdirSync(cache, { recursive: true })
  const ways = Object.entries(process.env).filter(([name]) =>
    /^(https?_proxy|no_proxy|npm_config_.*)$/i.test(name),
  )
  const registries = {
    ...Object.fromEntries(ways),
    NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
    npm_config_cafile: '/etc/ssl/certs/ca-certificates.crt',
    npm_config_registry: execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim(),
    DEBIAN_FRONTEND: 'noninteractive',
  }
  const child = inRoot(root, ['/bin/sh', '-c', command], {
    folder,
    environment: { ...environment, ...registries },
    cache,
  })
  await ended(child, 900, command.slice(0, 60))
}

/** A folder's content goes into the target, a file into it where it is a folder; from the context only what is let in. */
function copy({ from, sources, target }, { root, folder, context, built }) {
  const place = path.join(root, path.resolve(folder, target))
  for (const source of sources) {
    const [top, isLetIn] =
      from === undefined ? [context, letIn(context)] : [path.join(built.get(from)), () => true]
    const found = path.join(top, source)
    const isFolder = statSync(found).isDirectory()
    const into =
      isFolder || !(target.endsWith('/') || target === '.') ? place : path.join(place, path.basename(source))
    mkdirSync(path.dirname(into), { recursive: true })
    cpSync(found, into, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => isLetIn(path.relative(top, file)),
    })
  }
}

/** What .dockerignore leaves of the context; the last line that fits decides. */
function letIn(context) {
  const lines = readFileSync(path.join(context, '.dockerignore'), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .map((line) => ({ out: !line.startsWith('!'), fits: asPattern(line.replace('!', '')) }))
  return (file) => lines.findLast(({ fits }) => fits.test(file))?.out !== true
}

function asPattern(line) {
  const pattern = line
    .replaceAll('.', '\\.')
    .replaceAll('**/', '(?:[^/]+/)~')
    .replaceAll('*', '[^/]*')
    .replaceAll('~', '*')
  return new RegExp(`^${pattern}(?:/|$)`)
}
