/** Replaces the art kit in tests that are not about pictures: `vi.mock('../../art/index.ts', () => import('../../../testing/plain-pictures.tsx'))`. */

const Picture = () => <svg aria-hidden="true" />;

export const figuresIn = (): never[] => [];
export const prepareStoryImage = (): Promise<void> => Promise.resolve();

export {
  Picture as AssembledCover,
  Picture as ChildPortrait,
  Picture as CoverPicture,
  Picture as CoverWithAnimal,
  Picture as EmptyPicture,
  Picture as SettingIcon,
  Picture as StoryGlow,
  Picture as StoryImage,
};
