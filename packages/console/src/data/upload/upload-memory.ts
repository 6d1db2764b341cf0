/** What is known of an upload that was begun, so that it can go on after a pause, a lost line or a reload of the page. */
export interface BegunUpload {
  readonly key: string
  readonly uploadId: string
  readonly parts: readonly { readonly number: number; readonly address: string; readonly size: number }[]
  readonly etags: { readonly [number: number]: string }
  readonly begunAt: number
}

/** The addresses of parts work for 24 hours. */
const usable = 23 * 3_600_000

export interface UploadMemory {
  readonly recall: (file: File, now: number) => BegunUpload | undefined
  readonly keep: (file: File, begun: BegunUpload) => void
  readonly forget: (file: File) => void
}

/** One file is taken for the other where place, name, size and time of change are the same. */
export function uploadMemory(
  place: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): UploadMemory {
  const keyOf = (file: File) => `auger.upload.${place}.${file.lastModified}.${file.size}.${file.name}`
  return {
    recall: (file, now) => {
      const kept = storage.getItem(keyOf(file))
      if (kept === null) return undefined
      const begun = JSON.parse(kept) as BegunUpload
      if (now - begun.begunAt < usable) return begun
      storage.removeItem(keyOf(file))
      return undefined
    },
    keep: (file, begun) => {
      try {
        storage.setItem(keyOf(file), JSON.stringify(begun))
      } catch {
        // A full storage costs the resumption after a reload, and nothing else.
      }
    },
    forget: (file) => {
      storage.removeItem(keyOf(file))
    },
  }
}
