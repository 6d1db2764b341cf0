import type { ChildProcess } from 'node:child_process'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import { informationDescriptor } from './sandboxed.ts'

const information = z.object({ 'child-pid': z.int().positive() })

/** Tells which process runs inside the sandbox once bubblewrap has said so. */
export function processIdFrom(child: ChildProcess, tell: (processId: number) => void): void {
  // A child that could not be started for want of descriptors has no pipes at all.
  const pipes: ChildProcess['stdio'] | undefined = child.stdio
  const pipe = pipes?.[informationDescriptor]
  if (!(pipe instanceof Readable)) return
  void text(pipe)
    .then((said) => tell(information.parse(JSON.parse(said))['child-pid']))
    .catch(() => undefined)
}
