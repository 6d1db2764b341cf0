import type { Progress } from '@auger/server/move/progress'

/** One line, written over where a terminal shows it, and now and then where it goes elsewhere. */
export function moveProgress(out: NodeJS.WriteStream): { tell(progress: Progress): void; end(): void } {
  const every = out.isTTY ? 200 : 5_000
  let toldAt = -Infinity
  let isOpen = false
  let last: Progress | undefined
  const show = () => {
    if (last === undefined) return
    toldAt = performance.now()
    out.write(`${out.isTTY ? '\r\u001b[K' : ''}${lineOf(last)}${out.isTTY ? '' : '\n'}`)
    last = undefined
    isOpen = out.isTTY
  }
  return {
    tell(progress) {
      last = progress
      if (performance.now() - toldAt >= every) show()
    },
    end() {
      show()
      if (isOpen) out.write('\n')
      isOpen = false
    },
  }
}

const lineOf = ({ doing, rows, ofRows, bytes, ofBytes }: Progress): string =>
  `${doing}: ${rows} of ${ofRows} rows, ${mebibytes(bytes)} of ${mebibytes(ofBytes)} MiB`

const mebibytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1)
