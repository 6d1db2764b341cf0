import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { useService } from './service.ts'

const service = useService()

const entities: { readonly [name: string]: string } = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' }

/** The lines of the quick start as a browser would copy them. */
async function pastedLines(url: string): Promise<readonly string[]> {
  const page = await (await fetch(`${url}/docs`)).text()
  return [...page.matchAll(/<pre class="shell">([^<]*)<\/pre>/g)].map(([, html = '']) =>
    html.replace(/&([^;]+);/g, (whole, name: string) => entities[name] ?? whole),
  )
}

/** Runs lines in bash, in an empty folder; what is typed is what `read` gets. */
async function inBash(
  lines: string,
  typed: string,
): Promise<{ readonly said: string; readonly wrong: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'auger-quick-start-'))
  try {
    const child = spawn('bash', ['-c', lines], { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] })
    child.stdin.end(`${typed}\n`)
    const [said, wrong] = await Promise.all([text(child.stdout), text(child.stderr)])
    return { said, wrong }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

it('[V-04] /docs begins with lines that lead from a file to its answer as they are pasted', async () => {
  const blocks = await pastedLines(service().url)
  expect(blocks).toHaveLength(5)
  const { said, wrong } = await inBash(blocks.join('\n'), service().key)
  expect(wrong).toBe('')
  expect(said).toMatch(/^file-[0-9a-f]+\n/)
  expect(said).toContain('"status":"synched"\n"answer":')
  // Lisbon 1200 + 1500, Porto 800 + 950, Berlin 700.
  expect(said).toContain('"answer":[["Lisbon",2700],["Porto",1750],["Berlin",700]]\n')
  expect(said).toMatch(/event:JOB_ID\nid:0\ndata:job-[0-9a-f]+\n/)
  expect(said).toMatch(/event:END_MARK\nid:\d+\ndata:\[DONE\]\n+$/)
})
