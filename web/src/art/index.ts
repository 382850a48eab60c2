/**
 * Tuckaway's own pictures: a paper theater by lamplight, composed by code. This is the only file of the kit that other code imports.
 * It is small, because every function loads the drawing code that it needs.
 * The same request gives the same markup on every machine. A picture is one standalone `<svg>` of at most 12 KB gzip, with ids of its own
 * and without styles, scripts or links.
 */
export type { Cover, PictureOptions, SceneRequest } from './compose.ts';
export type { EmptyKind } from './empty-state.ts';
export type { PageScene, Player } from './pages/scene.ts';
export { CoverPicture, drawScene, EmptyPicture, ScenePicture, SettingIcon, STORY_PICTURE_SIZE, StoryImage } from './picture.ts';

/** The whole kit, for build tools and tests; the app never loads it. */
export const loadKit = () => import('./kit.ts');
