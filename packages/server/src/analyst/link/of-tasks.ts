import type { Link } from './link.ts'

/** Whether a phrase is heard only where a whole task is asked for: in any other question its words say what they say alone. */
export const isOfTasks = ({ to }: Link): boolean =>
  to.kind === 'sense' && (to.sense.kind === 'whole' || to.sense.kind === 'setting')
