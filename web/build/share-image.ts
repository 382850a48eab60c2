import type { Plugin } from 'vite';

/**
 * Whoever shows a link's picture asks for it by its whole address. The site's is known where the build is told its Firebase project;
 * another domain before it serves the same file.
 */
export function shareImage(projectId: string): Plugin {
  return {
    name: 'tuckaway-share-image',
    transformIndexHtml: (html) =>
      projectId.startsWith('demo-') ? html : html.replace('content="/share.jpg"', `content="https://${projectId}.web.app/share.jpg"`),
  };
}
