import type { CuratedTalk, Talk } from '@tuckaway/domain';

/** An author's questions, with pages counted from 0. */
export const curatedTalk = ({ page, ask, end }: CuratedTalk): Talk => ({ picture: { page: page - 1, ask, about: [] }, end });
