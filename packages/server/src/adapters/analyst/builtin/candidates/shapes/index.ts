import { candidate, type Candidate } from '../candidate.ts'
import { suits } from '../charted.ts'
import type { Scene } from '../scene.ts'
import { subjects } from '../subjects.ts'
import { aggregates } from './aggregates.ts'
import { askedToo } from './asked-too.ts'
import { both } from './both.ts'
import { boundedGroups } from './bounded-groups.ts'
import { counts } from './counts.ts'
import { differences } from './differences.ts'
import { examples } from './examples.ts'
import { following } from './following.ts'
import { groups } from './groups.ts'
import { havings } from './havings.ts'
import { lookups, severalColumns, wholeRows } from './lookups.ts'
import { charted } from './charted-groups.ts'
import { noneOf } from './none-of.ts'
import { orderedByLead } from './ordered-by-lead.ts'
import { orders } from './orders.ts'
import { pairs } from './pairs.ts'
import { places } from './places.ts'
import { rankings } from './rankings.ts'
import { shares } from './shares.ts'
import { spans } from './spans.ts'
import { streaks } from './streaks.ts'
import { asksWhichWay, whether } from './whether.ts'

/** Every shape of answer that a scene may call for. */
export function shapes(scene: Scene): readonly Candidate[] {
  if (asksWhichWay(scene.mentions)) return whether(scene).map((proposal) => candidate(scene, proposal))
  const wanted = subjects(scene)
  const { clause } = scene.mentions
  return [
    ...lookups(scene, wanted),
    ...severalColumns(scene),
    ...wholeRows(scene),
    ...counts(scene, wanted),
    ...aggregates(scene),
    ...rankings(scene, wanted),
    ...groups(scene),
    ...havings(scene, wanted),
    ...orders(scene, wanted),
    ...orderedByLead(scene, wanted),
    ...places(scene, wanted),
    ...following(scene, wanted),
    ...examples(scene, wanted),
    ...both(scene, wanted),
    ...noneOf(scene, wanted),
    ...askedToo(scene, wanted),
    ...shares(scene),
    ...differences(scene),
    ...pairs(scene),
    ...spans(scene),
    ...streaks(scene),
    ...whether(scene),
    ...charted(scene),
    ...boundedGroups(scene),
  ]
    .filter(({ want }) => clause === undefined || suits(clause, want))
    .map((proposal) => candidate(scene, proposal))
}
