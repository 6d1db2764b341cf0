export interface Clock {
  now(): Date
  /** Milliseconds since some moment. Unlike the time of day it never stands still or goes back. */
  monotonic(): number
}
