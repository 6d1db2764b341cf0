import { expect, test } from 'vitest'
import { judgedAddresses } from './judged-addresses.ts'

const judged = (url: string, addresses: readonly string[], allowPrivate = false) =>
  judgedAddresses(new URL(url), { allowPrivate, resolve: () => Promise.resolve(addresses) })

const intoPrivate = 'the address leads into a private network'
const intoReserved = 'the address leads to no public place'

test('a name is handed on with all of its addresses', async () => {
  expect(await judged('https://data.example/', ['1.1.1.1', '2606:4700:4700::1111'])).toEqual([
    { address: '1.1.1.1', family: 4 },
    { address: '2606:4700:4700::1111', family: 6 },
  ])
})

test('one address that is not public refuses the name, wherever it stands', async () => {
  await expect(judged('https://data.example/', ['10.0.0.1'])).rejects.toThrow(intoPrivate)
  await expect(judged('https://data.example/', ['1.1.1.1', '10.0.0.1'])).rejects.toThrow(intoPrivate)
  await expect(judged('https://data.example/', ['::1', '1.1.1.1'])).rejects.toThrow(intoPrivate)
  await expect(judged('https://data.example/', ['1.1.1.1', 'fe80::1%2'])).rejects.toThrow(intoReserved)
  await expect(judged('https://data.example/', ['not-an-address'])).rejects.toThrow(intoReserved)
  await expect(judged('https://data.example/', [])).rejects.toThrow('data.example does not resolve')
})

test('a refusal keeps the address to itself', async () => {
  await expect(judged('https://data.example/', ['10.1.2.3'])).rejects.not.toThrow('10.1.2.3')
})

test.each([
  'http://0x7f.1/',
  'http://2130706433/',
  'http://127.1/',
  'http://10.0.0.1:8080/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::FFFF:C0A8:1]/',
  'http://[64:ff9b::10.0.0.1]/',
  'http://[fd00::1]/',
])('%s leads into a private network, whatever a resolver says', async (url) => {
  await expect(judged(url, ['1.1.1.1'])).rejects.toThrow(intoPrivate)
})

test('names of this machine are found out by the system', async () => {
  for (const name of ['localhost', 'LOCALHOST'])
    await expect(judgedAddresses(new URL(`http://${name}/`), { allowPrivate: false })).rejects.toThrow(
      intoPrivate,
    )
})

test('an operator may open private networks, and not what is reserved', async () => {
  expect(await judged('http://data.example/', ['10.0.0.1', 'fd00::1'], true)).toHaveLength(2)
  expect(await judged('http://[::1]/', [], true)).toEqual([{ address: '::1', family: 6 }])
  await expect(judged('http://169.254.169.254/', [], true)).rejects.toThrow(intoReserved)
  await expect(judged('http://data.example/', ['10.0.0.1', '169.254.169.254'], true)).rejects.toThrow(
    intoReserved,
  )
})
