import { oncePer } from '../../../domain/once-per.ts'

let last = 0

/** A number for an object, the same one each time. */
export const keyOf: (value: object) => number = oncePer(() => ++last)
