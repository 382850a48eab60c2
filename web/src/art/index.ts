/** Tuckaway's own pictures as React components. This is the only file of this folder that other code imports. */
export { CoverPicture, drawStoryPicture, EmptyPicture, SettingIcon, STORY_PICTURE_SIZE, StoryImage } from './picture.tsx';
