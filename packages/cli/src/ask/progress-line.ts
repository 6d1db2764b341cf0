/** What is being done, on one line of a terminal; silent where nobody looks. */
export function progressLine(silent: boolean): { stage: (stage: string) => void; done: () => void } {
  const shown = !silent && process.stderr.isTTY
  const began = Date.now()
  let current = ''
  const draw = () =>
    process.stderr.write(`\r\u001b[2K${current}… ${((Date.now() - began) / 1_000).toFixed(0)} s`)
  let timer: NodeJS.Timeout | undefined
  return {
    stage(stage) {
      current = stage
      if (!shown) return
      draw()
      timer ??= setInterval(draw, 500)
    },
    done() {
      if (timer === undefined) return
      clearInterval(timer)
      timer = undefined
      process.stderr.write('\r\u001b[2K')
    },
  }
}
