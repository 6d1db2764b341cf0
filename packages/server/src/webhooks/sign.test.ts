import { expect, test } from 'vitest'
import { signedHeaders } from './sign.ts'

// The example of the Standard Webhooks specification, whose signature its own libraries compute.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const delivery = { eventId: 'msg_p5jXN8AQM9LWM0D4loKWxJek', body: '{"test": 2432232314}' }
const now = new Date(1_614_265_330_000)

test('the example of the convention has the signature that its libraries compute', () => {
  expect(signedHeaders({ secret, oldSecret: null, oldUntil: null }, delivery, now)).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('an old secret signs beside the new one until its time', () => {
  const signed = (oldUntil: string) =>
    signedHeaders({ secret: 'whsec_bmV3', oldSecret: secret, oldUntil }, delivery, now)[
      'webhook-signature'
    ]?.split(' ')
  expect(signed('2021-02-25T15:02:11.000Z')?.at(1)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  expect(signed('2021-02-25T15:02:10.000Z')).toHaveLength(1)
})
