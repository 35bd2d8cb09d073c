/** What a browser needs to install the demo. Every address in it counts from where it lies, so the demo may lie anywhere. */
export const appManifest = {
  name: '코딩바다',
  short_name: '코딩바다',
  description: '바다 친구들과 함께 배우는 코딩',
  lang: 'ko',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  // As in index.html, and --page of the light theme.
  theme_color: '#1b74f0',
  background_color: '#f6f9fc',
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} as const
