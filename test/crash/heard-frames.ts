import { framesOf, type Frame } from '../acceptance/event-text.ts'

/** The events that came whole; one that was cut is none. */
export const whole = (text: string): readonly Frame[] => framesOf(text.slice(0, text.lastIndexOf('\n\n') + 2))

/**
 * A server that starts again may listen on another port, and a link that has run out by then is signed anew; everything else of an
 * event must be the same.
 */
export const withoutOrigin = ({ event, id, data }: Frame): string =>
  `${event} ${id} ${data
    .replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, 'http://service')
    .replaceAll(/expires=[\d.]+&signature=[\w-]+/g, 'signed')
    .replaceAll(/"expires_at":"[^"]+"/g, '"expires_at":""')}`
