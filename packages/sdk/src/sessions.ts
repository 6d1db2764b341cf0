import type { CallOptions, Fields, Transport } from './transport.ts'

export function sessionsOf({ call }: Transport) {
  return {
    create: (fields: Fields<'createSession'> = {}, options?: CallOptions) =>
      call('createSession', fields, options),
    list: (fields: Fields<'listSessions'> = {}, options?: CallOptions) =>
      call('listSessions', fields, options),
    get: (id: string, options?: CallOptions) => call('getSession', { id }, options),
    update: (id: string, fields: Fields<'updateSession', 'id'>, options?: CallOptions) =>
      call('updateSession', { ...fields, id }, options),
    delete: (id: string, options?: CallOptions) => call('deleteSession', { id }, options),
    history: (id: string, fields: Fields<'listSessionHistory', 'id'> = {}, options?: CallOptions) =>
      call('listSessionHistory', { ...fields, id }, options),
  }
}
