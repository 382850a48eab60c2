/** Stands in for the art kit where a test is not about pictures: `vi.mock('../../art/picture.tsx', () => import('../../test/plain-pictures.tsx'))`. */

const Picture = () => <svg aria-hidden="true" />;

export { Picture as CoverPicture, Picture as EmptyPicture, Picture as ScenePicture, Picture as SettingIcon };
