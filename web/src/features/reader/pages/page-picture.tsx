import { StoryImage } from '../../../art/index.ts';
import { useNight } from '../../../data/device/theme.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import type { BookPage } from '../book.ts';
import { LivelyPicture } from './lively-picture.tsx';
import { measurePictures } from './night-pictures.ts';
import { YawningPicture } from './yawning-picture.tsx';

/** The picture of a page fills the frame around it. In a tall frame its sky goes on to the top, so that its sides are not cropped (styles/book.css). */
export function PagePicture({ picture }: { picture: NonNullable<BookPage['picture']> }) {
  const night = useNight();
  // Cropped at the top, as the heroes stand at the bottom and things to count still lower.
  const classes = classNames(night && 'night-picture', 'book-whole absolute inset-x-0 w-full object-cover object-bottom');
  return (
    // It stays in sight beside a text that scrolls: on a phone on its side between the bars, and on a wide screen down to the lower one, so that no band is below it.
    <div
      ref={measurePictures}
      className="book-frame absolute inset-0 spread:sticky spread:top-0 spread:max-lg:h-[min(100%,100dvh-7rem)] spread:lg:h-[min(100%,100dvh-var(--turning-bar)-var(--dock-bar))]"
    >
      <div aria-hidden="true" className="book-above book-far">
        {picture.kind === 'drawn' ? (
          <StoryImage picture={picture.picture} layer="far" described={false} className={classes} />
        ) : (
          // A sheet in its place, without its sign, which would be drawn out of shape.
          <Picture src={picture.url} alt="" className={classNames(classes, '*:hidden')} />
        )}
      </div>
      {picture.kind === 'drawn' ? (
        <LivelyPicture picture={picture.picture} className={classes} />
      ) : (
        <YawningPicture url={picture.url} alt={picture.alt} className={classes} />
      )}
    </div>
  );
}
