import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../endpoints.ts'
import { pageEndpoints } from '../page/index.ts'
import { planSchema } from '../plan/index.ts'
import { wireModes } from '../wire-mode.ts'
import type { AnyExample } from './example.ts'
import { examplesOf } from './index.ts'

const all: { readonly [name: string]: Endpoint } = { ...endpoints, ...pageEndpoints }

describe.each(wireModes)('the examples of wire mode %s', (wire) => {
  const examples: { readonly [name: string]: AnyExample } = examplesOf(wire)

  it('are of every endpoint and of nothing else', () => {
    expect(Object.keys(examples).sort()).toEqual(Object.keys(all).sort())
  })

  it.each(Object.entries(all))(
    'send to %s what it takes, without a field that it does not know',
    (name, of) => {
      // A field that is not known would be left out; defaults are filled in.
      const { input } = examples[name] ?? {}
      expect(of.input.parse(input)).toMatchObject(input ?? { missing: name })
    },
  )

  it.each(Object.entries(all))('answer as %s answers', (name, { data }) => {
    const example = examples[name]?.data
    expect(data.parse(example)).toEqual(example)
  })

  it('have a plan that is one', () => {
    const { plan } = examplesOf(wire).createPlanJob.input
    expect(planSchema.parse(plan)).toEqual(plan)
  })
})
