/** One part of a ZIP archive, as its directory or its own header describes it. */
export interface ArchiveEntry {
  readonly name: string
  /** 0 is stored, 8 is deflated; others are not read. */
  readonly method: number
  /** Where its own header begins. */
  readonly headerAt: number
  /** Undefined where only its end tells. */
  readonly packedSize: number | undefined
  /** As claimed; what comes out is counted. */
  readonly claimedSize: number
  /** Of what it unpacks to; undefined where it does not say. */
  readonly checksum: number | undefined
  readonly encrypted: boolean
}

/** Part names are compared without regard to case, and some writers use backslashes or a leading slash. */
export function partKey(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
}
