/** Pictures that never change: files drawn by tools/pictures/make-pictures.ts. */
import type { EmptyKind } from '@tuckaway/art';
import type { CoverImage, StorySetting } from '@tuckaway/domain';

interface PictureFileProps {
  src: string;
  alt: string;
  width: number;
  height: number;
  className: string;
}

function PictureFile(props: PictureFileProps) {
  return <img {...props} alt={props.alt} decoding="async" />;
}

/** One of the six covers, named by the label beside it. */
export function CoverPicture({
  cover,
  alt = '',
  className = 'block h-auto w-full',
}: {
  cover: CoverImage;
  alt?: string;
  className?: string;
}) {
  return <PictureFile src={`/art/covers/${cover}.svg`} alt={alt} width={720} height={480} className={className} />;
}

/** The small picture of a setting, named by the label beside it. */
export function SettingIcon({ place, className = 'block size-14' }: { place: StorySetting; className?: string }) {
  return <PictureFile src={`/art/settings/${place}.svg`} alt="" width={64} height={64} className={className} />;
}

/** The decorative picture of a screen without content. */
export function EmptyPicture({ kind, className = 'mx-auto block h-auto w-full max-w-xs' }: { kind: EmptyKind; className?: string }) {
  return <PictureFile src={`/art/empty/${kind}.svg`} alt="" width={320} height={240} className={className} />;
}
