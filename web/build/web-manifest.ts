import type { ManifestOptions } from 'vite-plugin-pwa';

/** The night color, so that the window and splash screen are never brighter than the app. */
const NIGHT = '#12112a';

function narrow(name: string, label: string) {
  return { src: `/screenshots/${name}-narrow.jpg`, sizes: '720x1280', type: 'image/jpeg', form_factor: 'narrow' as const, label };
}

function wide(name: string, label: string) {
  return { src: `/screenshots/${name}-wide.jpg`, sizes: '1280x800', type: 'image/jpeg', form_factor: 'wide' as const, label };
}

/** The web app manifest. `node tools/pictures/install-pictures.ts` makes the pictures. */
export const WEB_MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Tuckaway Tales',
  short_name: 'Tuckaway',
  description: 'Bedtime stories to read together, and stories of your own with your child in them.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: NIGHT,
  background_color: NIGHT,
  categories: ['books', 'kids', 'entertainment'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    narrow('home', 'Stories for tonight'),
    narrow('story', 'A page of a story'),
    narrow('form', 'A story of your own'),
    wide('home', 'Stories for tonight'),
    wide('story', 'A page of a story'),
  ],
  // The service worker receives it (receive-note.ts).
  share_target: {
    action: '/record/shared',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'note', accept: ['audio/*', '.opus', '.ogg', '.m4a', '.mp3', '.webm'] }] },
  },
  shortcuts: [
    { name: 'Create a story', url: '/create-story', icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }] },
    { name: 'Favorites', url: '/favorites', icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }] },
  ],
};
