export const timeGrains = ['year', 'quarter', 'month', 'week', 'day'] as const
export type TimeGrain = (typeof timeGrains)[number]

/** Parts of a time that come round again. */
export const recurringGrains = ['weekday', 'hour'] as const
export type RecurringGrain = (typeof recurringGrains)[number]
export type KeyGrain = TimeGrain | RecurringGrain

/** Periods of a calendar; a week, a day and an hour too are told by when they begin. */
export const calendarGrains = ['year', 'half-year', 'quarter', 'month', 'week', 'day', 'hour'] as const
export type CalendarGrain = (typeof calendarGrains)[number]

/** Parts of a time that come round again, and decades. */
export const timeParts = [
  'decade',
  'quarter-of-year',
  'month-of-year',
  'day-of-month',
  'weekday',
  'hour-of-day',
  'season',
  'part-of-day',
] as const
export type TimePart = (typeof timeParts)[number]

export const recurringParts = [
  'quarter-of-year',
  'month-of-year',
  'day-of-month',
  'weekday',
  'hour-of-day',
] as const satisfies readonly TimePart[]
export type RecurringPart = (typeof recurringParts)[number]

export const weekStarts = ['monday', 'sunday', 'saturday'] as const
export type WeekStart = (typeof weekStarts)[number]
