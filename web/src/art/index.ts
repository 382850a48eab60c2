/** Tuckaway's own pictures as React components. This is the only file of this folder that other code imports. */
export type { PictureOptions, SceneRequest } from '@tuckaway/art';
export { CoverPicture, drawScene, EmptyPicture, ScenePicture, SettingIcon, STORY_PICTURE_SIZE, StoryImage } from './picture.ts';
