import { partSize } from '@auger/contract'

/** An uploaded file, or one being uploaded in parts. The id is the wire's file_object_key. */
export interface StoredFile {
  readonly id: string
  readonly projectId: string
  readonly userId: string
  readonly name: string
  readonly size: number
  readonly ready: boolean
  /** Set while, and after, it came in parts. */
  readonly uploadId: string | null
  readonly createdAt: string
}

export interface UploadedPart {
  readonly number: number
  readonly etag: string
  readonly size: number
  readonly objectKey: string
}

/** A file that no source uses is kept this long. */
export const unusedFileHours = 24

export function partCount(fileSize: number): number {
  return Math.ceil(fileSize / partSize)
}

/** How many bytes part `number` of a file must hold. */
export function bytesOfPart(fileSize: number, number: number): number {
  return Math.min(partSize, fileSize - (number - 1) * partSize)
}

/** What a result file is called within its job. */
export const resultFileName = (number: number, extension: string): string => `${number}.${extension}`

/** Where things lie among the objects. Names of people and files never become part of a key. */
export const objectKeys = {
  file: (fileId: string) => `files/${fileId}`,
  part: (uploadId: string, number: number, random: string) => `parts/${uploadId}/${number}-${random}`,
  /** A part that the client puts to the bucket itself. */
  directPart: (uploadId: string, number: number) => objectKeys.part(uploadId, number, 'direct'),
  parts: (uploadId: string) => `parts/${uploadId}/`,
  /** With the SHA-256 of its bytes: whoever keeps copies keeps one of what is the same, and can tell whether it is whole. */
  table: (sourceId: string, reading: number, number: number, hash: string) =>
    `${objectKeys.reading(sourceId, reading)}${number}-${hash}.parquet`,
  /** The lines of a source's file that are in no table. */
  rejected: (sourceId: string, reading: number) => `${objectKeys.reading(sourceId, reading)}rejected.csv`,
  /** The running text of a source, cut into passages, and where their words occur. */
  passages: (sourceId: string, reading: number) => `${objectKeys.reading(sourceId, reading)}passages.jsonl`,
  passageIndex: (sourceId: string, reading: number) =>
    `${objectKeys.reading(sourceId, reading)}passages.index`,
  /** All that one reading of a source left. */
  reading: (sourceId: string, reading: number) => `sources/${sourceId}/${reading}/`,
  source: (sourceId: string) => `sources/${sourceId}/`,
  result: (jobId: string, number: number, extension: string) =>
    objectKeys.results(jobId) + resultFileName(number, extension),
  results: (jobId: string) => `results/${jobId}/`,
}

/** The SHA-256 of an object's bytes where its key tells it. Tables of earlier versions have none. */
export const contentHashOf = (key: string): string | undefined => /-([0-9a-f]{64})\.parquet$/.exec(key)?.[1]
