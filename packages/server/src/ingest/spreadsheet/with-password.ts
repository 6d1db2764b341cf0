import { UnreadableFile } from '../unreadable.ts'

export const withPassword = () =>
  new UnreadableFile('The file is protected by a password. Please save it without one and upload it again.')
