import { endpoints, pageEndpoints } from '@auger/contract'
import { expect, it } from 'vitest'
import { pageRoutes } from './page-routes.ts'
import { wireRoutes } from './wire-routes.ts'

const routesOf = (table: { readonly [name: string]: { readonly method: string; readonly path: string } }) =>
  Object.fromEntries(Object.entries(table).map(([name, { method, path }]) => [name, `${method} ${path}`]))

it('has every endpoint where the contract has it', () => {
  expect(pageRoutes).toEqual(routesOf(pageEndpoints))
  // What programs have and the page has not.
  const ofPrograms = /Webhook|Deliver/
  const called = Object.entries(routesOf(endpoints)).filter(([name]) => !ofPrograms.test(name))
  expect(wireRoutes).toEqual(Object.fromEntries(called))
})
