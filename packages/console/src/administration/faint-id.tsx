import type { ReactNode } from 'react'
import classes from './administration.module.css'

/** An id below what it belongs to: cut where it is long, whole when it is pointed at or copied. */
export function FaintId({ id }: { readonly id: string }): ReactNode {
  return (
    <div className={classes.id} dir="ltr" title={id}>
      {id}
    </div>
  )
}
