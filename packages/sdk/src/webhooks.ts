import type { CallOptions, Fields, Transport } from './transport.ts'

export function webhooksOf({ call }: Transport) {
  return {
    /** The answer has the secret, which is shown this once. */
    create: (fields: Fields<'createWebhook'>, options?: CallOptions) =>
      call('createWebhook', fields, options),
    list: (fields: Fields<'listWebhooks'> = {}, options?: CallOptions) =>
      call('listWebhooks', fields, options),
    get: (id: string, options?: CallOptions) => call('getWebhook', { id }, options),
    update: (id: string, fields: Fields<'updateWebhook', 'id'>, options?: CallOptions) =>
      call('updateWebhook', { ...fields, id }, options),
    delete: (id: string, options?: CallOptions) => call('deleteWebhook', { id }, options),
    /** A new secret; the old one signs beside it for a day. */
    rotate: (id: string, options?: CallOptions) => call('rotateWebhook', { id }, options),
    /** Sends a ping. */
    test: (id: string, options?: CallOptions) => call('testWebhook', { id }, options),
    deliveries: (id: string, fields: Fields<'listDeliveries', 'id'> = {}, options?: CallOptions) =>
      call('listDeliveries', { ...fields, id }, options),
    replayDelivery: (id: string, deliveryId: string, options?: CallOptions) =>
      call('replayDelivery', { id, delivery_id: deliveryId }, options),
    /** Sends all events of a time again. */
    replay: (id: string, fields: Fields<'replayWebhook', 'id'>, options?: CallOptions) =>
      call('replayWebhook', { ...fields, id }, options),
  }
}
