/** A record of a PowerPoint file: a value, or a container of more records. */
export interface SlideRecord {
  readonly type: number
  readonly instance: number
  readonly container: boolean
  readonly body: Buffer
  readonly at: number
}

const headerSize = 8

/** The records in a stretch of bytes; one that claims more than there is ends with it. */
export function* recordsIn(bytes: Buffer, start = 0): Generator<SlideRecord> {
  for (let at = start; at + headerSize <= bytes.length;) {
    const record = recordAt(bytes, at)
    yield record
    at += headerSize + record.body.length
  }
}

export function recordAt(bytes: Buffer, at: number): SlideRecord {
  const version = bytes.readUInt16LE(at)
  return {
    type: bytes.readUInt16LE(at + 2),
    instance: version >> 4,
    container: (version & 0xf) === 0xf,
    body: bytes.subarray(at + headerSize, at + headerSize + bytes.readUInt32LE(at + 4)),
    at,
  }
}

const deepest = 40

/** Every record below, in the order of the file; `enter` says which containers to look into. */
export function* recordsBelow(
  bytes: Buffer,
  enter: (record: SlideRecord) => boolean = () => true,
  depth = 0,
): Generator<SlideRecord> {
  for (const record of recordsIn(bytes)) {
    yield record
    if (record.container && depth < deepest && enter(record))
      yield* recordsBelow(record.body, enter, depth + 1)
  }
}

export function childOf(record: SlideRecord, type: number): SlideRecord | undefined {
  for (const child of recordsIn(record.body)) if (child.type === type) return child
  return undefined
}

export const types = {
  document: 1000,
  slide: 1006,
  slideAtom: 1007,
  notes: 1008,
  slidePersist: 1011,
  mainMaster: 1016,
  externalObjects: 1033,
  drawing: 1036,
  placeholder: 3011,
  outlineText: 3998,
  textHeader: 3999,
  textCharacters: 4000,
  textBytes: 4008,
  string: 4026,
  embedded: 4044,
  headersFooters: 4057,
  slideList: 4080,
  userEdit: 4085,
  programTags: 5000,
  programBinaryTag: 5002,
  binaryTag: 5003,
  persistDirectory: 6002,
  comment: 12000,
  encryption: 12052,
  group: 0xf003,
  shape: 0xf004,
  textBox: 0xf00d,
  childAnchor: 0xf00f,
  clientData: 0xf011,
  moreProperties: 0xf122,
} as const
