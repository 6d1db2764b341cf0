/** Adds to a feature of a candidate, 1 unless it is said. */
export type Add = (name: string, value?: number) => void
