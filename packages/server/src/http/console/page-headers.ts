/** What the page may load and do: its own files, its own server and where objects are loaded directly, styles that carry the nonce of this load, and nothing else. */
export const pageHeaders = (nonce: string, objectsAt?: string): { readonly [name: string]: string } => ({
  ...plainHeaders,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    objectsAt === undefined ? "connect-src 'self'" : `connect-src 'self' ${new URL(objectsAt).origin}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
})

/** Of every file of the page. */
export const plainHeaders: { readonly [name: string]: string } = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
}
