/** The engine keeps its own limit; around it lies what the process needs besides, and what the engine does not count. */
export interface MemoryLimits {
  /** What the operating system grants, resident or not. */
  readonly dataMegabytes: number
  /** A child that holds more is killed. */
  readonly mostMegabytes: number
  /** An idle child that holds more is not kept for the next question. */
  readonly idleMegabytes: number
  /** Nor is one whose allocator keeps so much that the next question would meet the limit of the operating system. */
  readonly idleDataMegabytes: number
}

/** A child that has done nothing yet holds about 100 MB, and has 150 MB of data. */
export function memoryLimits(engineMegabytes: number): MemoryLimits {
  return {
    dataMegabytes: Math.round(512 + engineMegabytes * 1.5),
    mostMegabytes: Math.round(256 + engineMegabytes * 1.5),
    idleMegabytes: Math.round(160 + engineMegabytes * 0.5),
    idleDataMegabytes: Math.round(256 + engineMegabytes * 0.5),
  }
}
