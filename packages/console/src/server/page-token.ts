/** What every POST and DELETE carries, so that the service knows it comes from the page; before a login any text will do. */
let token = 'page'

export const pageToken = {
  current: (): string => token,
  set: (next: string | null): void => {
    token = next ?? 'page'
  },
}
