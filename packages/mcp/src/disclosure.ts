/** What an agent is shown unasked. Answers to what it asks have what they need, whatever the level. */
export const disclosures = ['nothing', 'schema', 'aggregates', 'samples'] as const
export type Disclosure = (typeof disclosures)[number]

/** Whether a level shows what belongs to another. */
export const shows = (level: Disclosure, what: Exclude<Disclosure, 'nothing'>): boolean =>
  disclosures.indexOf(level) >= disclosures.indexOf(what)
