// Who may come in.
const authenticate = 'packages/server/src/http/authenticate.ts'
const project = 'packages/server/src/domain/project.ts'

export const keys = [
  {
    id: 'keys/compared-whole',
    rule: 'K-01',
    says: 'a key that differs in any character is refused',
    file: project,
    find: '.update(secret)',
    replace: '.update(secret.slice(0, 40))',
    tests: [{ file: 'keys.test.ts', name: '[K-01] getSession' }],
  },
  {
    id: 'keys/unknown',
    rule: 'K-01',
    says: 'an unknown key is refused',
    file: authenticate,
    find: 'const key = await keys.findByHash(hash)',
    replace: 'const key = { ...((await keys.findByHash(hash)) ?? (await keys.list())[0]), hash }',
    tests: [{ file: 'keys.test.ts', name: '[K-01] createSession' }],
  },
  {
    id: 'keys/revoked',
    rule: 'K-02',
    says: 'a revoked key is refused',
    file: authenticate,
    find: 'key.revokedAt !== null',
    replace: 'false',
    tests: [{ file: 'keys.test.ts', name: '[K-02] a revoked key' }],
  },
  {
    id: 'keys/global',
    rule: 'K-03',
    says: 'a global key reaches nothing of a project',
    file: authenticate,
    find: 'if (projectId === null)',
    replace: 'if (false)',
    tests: [{ file: 'keys.test.ts', name: '[K-03]' }],
  },
  {
    id: 'keys/order',
    rule: 'C-21',
    says: 'the key is checked before the trace id',
    file: 'packages/server/src/http/add-route.ts',
    find: 'const caller = await admit(request, reply)',
    replace: 'checkExternalTraceId(request); const caller = await admit(request, reply)',
    tests: [{ file: 'conventions.test.ts', name: '[C-21]' }],
  },
]
