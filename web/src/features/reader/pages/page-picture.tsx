import { useNight } from '../../../data/device/theme.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { BookPage } from '../book.ts';
import { LivelyPicture } from './lively-picture.tsx';
import { measurePictures } from './night-pictures.ts';
import { useTallFrame } from './use-tall-frame.ts';
import { YawningPicture } from './yawning-picture.tsx';

/**
 * The picture of a page fills the frame around it. In a tall frame, which would crop its sides, one that is drawn shows more of its place above,
 * and one from a file lies on a sheet of paper in the color of its sky (styles/book.css).
 */
export function PagePicture({ picture, long }: { picture: NonNullable<BookPage['picture']>; long: boolean }) {
  const night = useNight();
  const tall = useTallFrame(long) && picture.kind === 'drawn';
  const dimmed = night && 'night-picture';
  // Cropped at the top, as the heroes stand at the bottom and things to count still lower.
  const classes = classNames(dimmed, tall ? 'book-tall' : 'book-whole', 'absolute inset-x-0 w-full object-cover object-bottom');
  return (
    // It stays in sight beside a text that is higher than the screen.
    <div ref={measurePictures} className="book-frame absolute inset-0 spread:sticky spread:top-14 spread:h-full spread:max-h-(--page-room)">
      <div aria-hidden="true" className={classNames(dimmed, 'book-paper')} />
      {picture.kind === 'drawn' ? (
        <LivelyPicture picture={picture.picture} tall={tall} className={classes} />
      ) : (
        <YawningPicture url={picture.url} alt={picture.alt} className={classes} />
      )}
    </div>
  );
}
