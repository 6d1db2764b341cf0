// Uploads and signed addresses.
const complete = 'packages/server/src/ingest/upload/complete-multipart.ts'
const addresses = 'packages/server/src/http/signed/addresses.ts'
const requireSignature = 'packages/server/src/http/signed/require-signature.ts'

export const files = [
  {
    id: 'files/etag',
    rule: 'F-15 a part with another ETag is refused',
    file: complete,
    find: 'claims.get(number) !== part.etag',
    replace: 'false',
    tests: [{ file: 'multipart.test.ts', name: '[F-15] refuse a missing part' }],
  },
  {
    id: 'files/missing-part',
    rule: 'F-15 an upload with a part that never came is refused',
    file: complete,
    find: 'const total = partCount(file.size)',
    replace: 'const total = Math.min(partCount(file.size), stored.length)',
    tests: [{ file: 'multipart.test.ts', name: '[F-15] refuse to complete' }],
  },
  {
    id: 'files/part-size',
    rule: 'F-11 the size of every part is 5,242,880',
    file: 'packages/server/src/http/routes/files/init-multipart.ts',
    find: 'size: partSize',
    replace: 'size: Math.min(partSize, file.size - index * partSize)',
    tests: [{ file: 'multipart.test.ts', name: '[F-11]' }],
  },
  {
    id: 'files/empty',
    rule: 'F-04 an empty file is refused',
    file: 'packages/server/src/ingest/upload/receive-file.ts',
    find: 'size === 0',
    replace: 'size < 0',
    tests: [{ file: 'uploads.test.ts', name: '[F-04]' }],
  },
  {
    id: 'files/signature',
    rule: 'L-02 a forged address is refused',
    file: addresses,
    find: ' || !timingSafeEqual(offered, wanted)',
    replace: '',
    tests: [{ file: 'signed-links.test.ts', name: '[L-02] of one file do not open another' }],
  },
  {
    id: 'files/expiry',
    rule: 'L-03 an address stops at its time',
    file: addresses,
    find: 'options.clock.now().getTime() < Number(expires) * 1_000',
    replace: 'true',
    tests: [{ file: 'signed-links.test.ts', name: '[L-03][H-05]' }],
  },
  {
    id: 'files/expiry-signed',
    rule: 'L-02 the time of an address cannot be changed',
    file: addresses,
    find: '.update(`${path}\\n${expires}`)',
    replace: '.update(path)',
    tests: [{ file: 'signed-links.test.ts', name: '[L-02]' }],
  },
  {
    id: 'files/range',
    rule: 'L-05 addresses serve ranges',
    file: 'packages/server/src/http/signed/serve-file.ts',
    find: 'requestedRange(request.headers.range, object.size)',
    replace: 'requestedRange(undefined, object.size)',
    tests: [{ file: 'signed-links.test.ts', name: '[L-05]' }],
  },
  {
    id: 'files/cross-origin',
    rule: 'L-07 another origin may read the ETag',
    file: requireSignature,
    find: "reply.header('Access-Control-Expose-Headers', 'ETag')",
    replace: 'void 0',
    tests: [{ file: 'signed-links.test.ts', name: '[L-07]' }],
  },
  {
    id: 'files/nosniff',
    rule: 'L-10 a browser does not guess what it was given',
    file: requireSignature,
    find: "reply.header('X-Content-Type-Options', 'nosniff')",
    replace: 'void 0',
    tests: [{ file: 'signed-links.test.ts', name: '[L-10]' }],
  },
]
