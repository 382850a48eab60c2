/** Tuckaway's own pictures as React components. This is the only file of this folder that other code imports. */
export { AssembledCover } from './assembled-cover.tsx';
export { ChildPortrait } from './child-portrait.tsx';
export { CoverWithAnimal } from './cover-with-animal.tsx';
export { CoverPicture, EmptyPicture, SettingIcon } from './picture-files.tsx';
export { AtLight, drawStoryPicture, figuresIn, prepareStoryImage, STORY_PICTURE_SIZE, StoryImage } from './story-image.tsx';
