// One line on stderr that says how far something is; where lines cannot be overwritten, now and then a new one.
const terminal = process.stderr.isTTY === true
const everyMilliseconds = terminal ? 500 : 60_000

export function openProgress(name, total, unit) {
  const began = performance.now()
  let [done, errors, shown] = [0, 0, began]
  const line = () => {
    const seconds = (performance.now() - began) / 1_000
    const failed = errors === 0 ? '' : `, ${errors} with errors`
    return `${name.padEnd(16)} ${done} of ${total} ${unit}, ${(done / seconds).toFixed(1)} a second${failed}`
  }
  return {
    step(error = false) {
      done++
      if (error) errors++
      if (performance.now() - shown < everyMilliseconds) return
      shown = performance.now()
      process.stderr.write(terminal ? `\r${line()}` : `${line()}\n`)
    },
    end() {
      const seconds = ((performance.now() - began) / 1_000).toFixed(0)
      process.stderr.write(`${terminal ? '\r' : ''}${line()}, ${seconds} s\n`)
    },
  }
}
