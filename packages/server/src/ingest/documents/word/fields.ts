/** Fields that are open, one in the other: first comes what is computed, which nobody sees, then the result. */
export interface Fields {
  /** Whether what comes is the code of a field. */
  readonly inCode: boolean
  begin(): void
  separate(): void
  end(): void
}

export function createFields(): Fields {
  const open: ('code' | 'result')[] = []
  let codes = 0
  const leave = () => {
    if (open.pop() === 'code') codes--
  }
  return {
    get inCode() {
      return codes > 0
    },
    begin() {
      open.push('code')
      codes++
    },
    separate() {
      if (open.length === 0) return
      leave()
      open.push('result')
    },
    end: leave,
  }
}
