/** What a host adds to every answer; the page's own policy (contentSecurityPolicy.ts) says which scripts may run. */
export const securityHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Content-Security-Policy': [
    "connect-src 'self'",
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "font-src 'self'",
    "frame-src 'none'",
    "worker-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
} as const

/** Hashed files are what their name says for ever; the page itself is asked for anew every time. */
export const cachingByPath = {
  '/assets/*': 'public, max-age=31536000, immutable',
  '/media/*': 'public, max-age=86400',
  '/': 'no-cache',
  '/index.html': 'no-cache',
} as const
