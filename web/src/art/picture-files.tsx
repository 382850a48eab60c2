/** Pictures that never change: files drawn by tools/pictures/make-pictures.ts. */
import type { EmptyKind } from '@tuckaway/art';
import type { CoverImage, StorySetting } from '@tuckaway/domain';

/** In drawing units. */
export const COVER_SIZE = { width: 720, height: 480 };

interface PictureFileProps {
  src: string;
  width: number;
  height: number;
  className: string;
}

function PictureFile(props: PictureFileProps) {
  return <img {...props} alt="" decoding="async" />;
}

/** One of the six covers, named by the label beside it. */
export function CoverPicture({ cover, className }: { cover: CoverImage; className: string }) {
  return <PictureFile src={`/art/covers/${cover}.svg`} {...COVER_SIZE} className={className} />;
}

/** The small picture of a setting, named by the label beside it. */
export function SettingIcon({ place, className }: { place: StorySetting; className: string }) {
  return <PictureFile src={`/art/settings/${place}.svg`} width={64} height={64} className={className} />;
}

/** The decorative picture of a screen without content. */
export function EmptyPicture({ kind, className = 'mx-auto block h-auto w-full max-w-xs' }: { kind: EmptyKind; className?: string }) {
  return <PictureFile src={`/art/empty/${kind}.svg`} width={320} height={240} className={className} />;
}
