/** More marks than these hide each other, and make a specification of megabytes. */
export const mostPoints = 2_500
/** A sample is about as large as it is wished. */
export const mostSampled = 2_000
/** So many bars can still be read one by one. */
export const mostForemost = 30
