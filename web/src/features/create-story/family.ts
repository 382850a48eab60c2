/** What the form has for families that are signed in: one piece of code, which comes after the form itself. */
export { ChildRow } from './child-row.tsx';
export { Company } from './company.tsx';
export { NextEpisode } from './next-episode.tsx';
export { RememberChild } from './remember-child.tsx';
