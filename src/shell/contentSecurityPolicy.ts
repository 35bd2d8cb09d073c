interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * What the page itself forbids, wherever it is served. An installation's own API, pictures and chat differ, so production leaves
 * those to the headers of its host (hosting/); the demo knows all that it needs.
 */
export function contentSecurityPolicy(isDemo: boolean, { scripts, styles }: InlineHashes): string {
  const everywhere = {
    'script-src': ["'self'", ...scripts, ...(isDemo ? [] : [channelTalk])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  }
  const demo = {
    'default-src': ["'self'"],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:'],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['codingbada-worker'],
  }
  return Object.entries(isDemo ? { ...everywhere, ...demo } : everywhere)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

/** The one script from elsewhere, fetched when somebody opens the live inquiry of a channel that has it (F-064). */
const channelTalk = 'https://cdn.channel.io'
