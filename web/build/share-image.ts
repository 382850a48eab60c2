import type { Plugin } from 'vite';

/** Makes the preview image's URL absolute, as link previews require. Sites with their own domain serve the same file. */
export function shareImage(projectId: string): Plugin {
  return {
    name: 'tuckaway-share-image',
    transformIndexHtml: (html) =>
      projectId.startsWith('demo-') ? html : html.replace('content="/share.jpg"', `content="https://${projectId}.web.app/share.jpg"`),
  };
}
