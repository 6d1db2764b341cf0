/** What the content security policy lets styles be added by. It is read once: browsers may hide it later. */
const nonce = document.querySelector<HTMLMetaElement>('meta[name="auger-nonce"]')?.content ?? ''

export const styleNonce = (): string => nonce
