import { describe, expect, it } from 'vitest'
import { candidatesAbout } from '../candidate/small-scene.contract.ts'
import { featuresOfAll } from './features.ts'

/** The forms of the frames that a question may mean, by what they compute. */
async function formsOf(text: string) {
  const all = await candidatesAbout(text)
  const features = featuresOfAll(all)
  return all.map(({ frame }, at) => ({
    frame,
    forms: [...(features[at]?.keys() ?? [])].filter((name) => name.startsWith('form:')),
  }))
}

describe('what is asked for beside what is given', () => {
  it('is told by the first word that asks', async () => {
    const counts = (await formsOf('how many towers are in Kent?')).filter(
      ({ frame }) => frame.task === 'figures' && frame.dimensions.length === 0,
    )
    expect(counts.length).toBeGreaterThan(0)
    for (const { forms } of counts) expect(forms).toContain('form:count:count')
  })

  it.each([
    ['who has the most visitors?', 'form:person:figure', 'form:person:one'],
    ['list the visitors of Kent', 'form:list:figure', 'form:list:list'],
  ])('may be no answer to it: %s', async (text, bad, good) => {
    const all = await formsOf(text)
    const [against, fine] = [bad, good].map((form) => all.filter(({ forms }) => forms.includes(form)))
    expect([against?.length, fine?.length]).not.toContain(0)
    for (const { forms } of against ?? []) expect(forms).toContain('form:against')
    for (const { forms } of fine ?? []) expect(forms).not.toContain('form:against')
  })

  it('tells that each group is asked for and only the first is shown', async () => {
    const all = await formsOf('the highest visitors for each county')
    const limited = all.filter(
      ({ frame: { ranking } }) => ranking?.count === 1 && ranking.within === undefined,
    )
    expect(limited.length).toBeGreaterThan(0)
    for (const { forms } of limited) expect(forms).toContain('form:each-limited')
    const whole = all.filter(
      ({ frame: { ranking, dimensions } }) => ranking === undefined && dimensions.length > 0,
    )
    expect(whole.length).toBeGreaterThan(0)
    for (const { forms } of whole) expect(forms).not.toContain('form:each-limited')
  })
})
