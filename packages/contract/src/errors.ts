/** Every failure the wire knows: its code, its HTTP status and the message a person reads. */
export const errorCodes = {
  1003: {
    status: 403,
    message: 'insufficient.authentication',
    when: 'key missing, unknown, revoked or of the wrong kind',
  },
  1004: { status: 401, message: 'Log in first', when: 'a page without a login, or whose login has ended' },
  1005: {
    status: 401,
    message: 'Wrong name or password',
    when: 'a login with either of them wrong, or of an account that was shut',
  },
  1006: {
    status: 403,
    message: 'The request does not come from the page; load it again',
    when: 'the token of the page is missing or wrong, or another site sent the request',
  },
  1007: {
    status: 410,
    message: 'This link has expired or was used before; ask for a new one',
    when: 'a link to set a password, after its time or its use',
  },
  201: {
    status: 429,
    message: 'Rate limit reached for requests',
    when: 'too many requests a second; Retry-After says how long',
  },
  210020: {
    status: 500,
    message: 'Something went wrong during job execution. Please try again.',
    when: 'the execution of a job failed',
  },
  210021: { status: 400, message: 'Job quota exceeded', when: "the project's job quota is used up" },
  210022: { status: 400, message: 'Question too long', when: 'over 6,000 characters' },
  210023: {
    status: 400,
    message: 'Selected files are not all ready',
    when: 'a named source, or every source, is not synched',
  },
  210025: { status: 400, message: 'Too many selected files in the query', when: 'over 1,000 datasource_ids' },
  300001: { status: 400, message: 'Invalid parameters', when: 'anything malformed, unreadable JSON too' },
  300002: { status: 403, message: 'No permissions', when: 'not the creator' },
  300003: {
    status: 404,
    message: 'Not found',
    when: "unknown, deleted, another project's or another user's",
  },
  300004: { status: 400, message: 'Invalid file extension', when: 'a format that is not read' },
  300005: { status: 400, message: 'Empty file', when: 'a file of no bytes' },
  300006: {
    status: 507,
    message: 'Insufficient storage space',
    when: "the project's storage quota is used up, or the disk is full",
  },
  300007: {
    status: 400,
    message: 'Failed to upload the file',
    when: 'too large (413), part missing, ETag differs',
  },
  300009: {
    status: 400,
    message: 'The number of sessions has reached the upper limit',
    when: 'the 151st session of a user',
  },
  300011: {
    status: 400,
    message: 'Fail to create datasource',
    when: 'url unreachable or refused, key unknown',
  },
  300012: {
    status: 409,
    message: 'Idempotency key reused with another body',
    when: 'the key came with another body before',
  },
  300013: { status: 409, message: 'The name is taken', when: 'an account of this name exists' },
  300014: {
    status: 400,
    message: 'Webhook refused',
    when: 'url refused, the 21st webhook of a project, or one that is shut',
  },
  9999: { status: 500, message: 'Internal server error', when: 'a fault of ours; quote the trace id' },
} as const

export type ErrorCode = keyof typeof errorCodes
