/** What reads a stream and needs nothing of Node, for those who bring their own requests. */
export { blocksOf } from './blocks-of.ts'
export { readServerSentEvents, type ServerSentEvent } from './server-sent-events.ts'
export type { MessageEvent, StreamEvent } from './stream-event.ts'
