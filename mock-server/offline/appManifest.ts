/** The manifest with which a browser installs the demo. All addresses are relative to it, so the demo may be in any folder. */
export const appManifest = {
  name: '코딩바다',
  short_name: '코딩바다',
  description: '바다 친구들과 함께 배우는 코딩',
  lang: 'ko',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  // The colours are those of index.html, and --page of the light theme.
  theme_color: '#1b74f0',
  background_color: '#f6f9fc',
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const
