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

  it('speaks against a list where it is asked how many, and against a figure where it is asked who', async () => {
    const lists = (await formsOf('how many visitors has Bell?')).filter(({ forms }) =>
      forms.includes('form:count:list'),
    )
    expect(lists.length).toBeGreaterThan(0)
    for (const { forms } of lists) expect(forms).toContain('form:against')
    const sums = (await formsOf('who has the most visitors?')).filter(
      ({ frame }) => frame.task === 'figures' && frame.dimensions.length === 0,
    )
    for (const { forms } of sums) expect(forms).toContain('form:against')
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
