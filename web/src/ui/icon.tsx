import { classNames } from './class-names.ts';

/** Our own line icons on a 24 px grid: round ends, one weight, a little uneven, as if cut from paper. */
const PATHS = {
  'arrow-left': ['M19.5 12H5', 'm11 5.5-6.5 6.5 6.5 6.5'],
  'arrow-right': ['M4.5 12H19', 'm13 5.5 6.5 6.5-6.5 6.5'],
  bell: ['M5.5 16.5c1.3-1.4 1.6-3 1.6-5.3a4.9 4.9 0 0 1 9.8 0c0 2.3.3 3.9 1.6 5.3Z', 'M10 19.5a2.1 2.1 0 0 0 4 0', 'M12 3.5v2.6'],
  book: ['M12 6.8C10 5.3 7.2 4.8 3.8 5v12.6c3.4-.2 6.2.3 8.2 1.8 2-1.5 4.8-2 8.2-1.8V5c-3.4-.2-6.2.3-8.2 1.8Z', 'M12 6.8v12.4'],
  check: ['m4.8 12.8 4.7 4.7L19.5 7'],
  clock: ['M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4Z', 'M12 7.6v4.7l3.1 2'],
  close: ['M6 6l12 12', 'M18 6 6 18'],
  cloud: ['M7.5 18.5a4 4 0 0 1-.6-7.95 5.3 5.3 0 0 1 10.3-.7 4.35 4.35 0 0 1-.4 8.65Z'],
  crown: ['m4.5 8.5 3.7 3.3L12 6l3.8 5.8 3.7-3.3-1.5 9.5H6Z'],
  download: ['M12 4v11', 'm7.2 10.5 4.8 4.7 4.8-4.7', 'M4.8 19.8h14.4'],
  external: ['M13.5 4.5h6v6', 'm19 5-8.5 8.5', 'M17.5 14v4.5a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1H10'],
  family: [
    'M8.5 4.5a2.9 2.9 0 1 0 0 5.8 2.9 2.9 0 0 0 0-5.8Z',
    'M3 19.5c.2-4 2.3-6.2 5.5-6.2s5.3 2.2 5.5 6.2',
    'M17 9.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z',
    'M16.4 16.4c2.7-.3 4.3 1.1 4.6 3.1',
  ],
  heart: [
    'M12 19.8C6.5 15.9 3.6 12.8 3.6 9.3c0-2.6 1.9-4.6 4.3-4.6 1.7 0 3.2.9 4.1 2.5.9-1.6 2.4-2.5 4.1-2.5 2.4 0 4.3 2 4.3 4.6 0 3.5-2.9 6.6-8.4 10.5Z',
  ],
  info: ['M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4Z', 'M12 11.3v4.9', 'M12 7.9v.1'],
  listen: ['M4.5 9.7v4.6h3.2l4.5 3.9V5.8L7.7 9.7Z', 'M15.3 9.2a4.2 4.2 0 0 1 0 5.6', 'M17.7 6.6a7.8 7.8 0 0 1 0 10.8'],
  mail: ['M4 6.5h16v11H4Z', 'm4.5 7.2 7.5 6 7.5-6'],
  moon: ['M19.5 14.3A8 8 0 1 1 10.3 4.2a6.5 6.5 0 0 0 9.2 10.1Z'],
  paper: ['M6 3.8h8.2L18.5 8v12.2H6Z', 'M14 4v4.3h4.3', 'M9 12.3h6.2', 'M9 16h4.5'],
  puppet: [
    'M12 10.2c-3.7 0-6.2 2.2-6.2 5s2.5 4.8 6.2 4.8 6.2-2 6.2-4.8-2.5-5-6.2-5Z',
    'M9.9 10.4C8.3 7.6 7.6 4 9.2 3.8c1.7-.2 2.6 3.2 2.6 6.4',
    'M13.6 10.3c.3-3 1.5-5 2.9-4.7 1.3.3 1.3 2 2.9 2.4',
    'M9.7 14.4v.1',
    'M14.3 14.4v.1',
    'M11.2 17h1.6',
  ],
  refresh: ['M19.3 12a7.3 7.3 0 1 1-2.2-5.2', 'M19.5 3.8v4.4h-4.4'],
  shelf: ['M3.5 20h17', 'M5.5 20V5.5H9V20', 'M9 9h3.6v11', 'm14.3 9.6 3.2-.9 3 11.3'],
  shield: ['M12 3.8 18.8 6v5.4c0 4-2.5 6.9-6.8 8.8-4.3-1.9-6.8-4.8-6.8-8.8V6Z'],
  'sign-out': ['M10.5 4.5h-5v15h5', 'M9.8 12h10', 'm15.8 8 4 4-4 4'],
  stars: ['m10.5 5.5 1.8 4.7 4.7 1.8-4.7 1.8-1.8 4.7-1.8-4.7L4 12l4.7-1.8Z', 'M18.5 3.5v4', 'M16.5 5.5h4', 'M19 17v3', 'M17.5 18.5h3'],
  sun: [
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
    'M12 2.8v2',
    'M12 19.2v2',
    'M2.8 12h2',
    'M19.2 12h2',
    'm5.5 5.5 1.4 1.4',
    'm17.1 17.1 1.4 1.4',
    'm18.5 5.5-1.4 1.4',
    'm6.9 17.1-1.4 1.4',
  ],
  theme: ['M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4Z', 'M12 4v16', 'M15 5v14', 'M18 7.3v9.4'],
  trash: ['M4.5 6.8h15', 'M9.5 6.5V4.3h5v2.2', 'm6.5 7 .9 12.7h9.2L17.5 7', 'M10.3 10.5v5.7', 'M13.7 10.5v5.7'],
  user: ['M12 4a3.9 3.9 0 1 0 0 7.8A3.9 3.9 0 0 0 12 4Z', 'M4.8 20c.4-4.3 3.1-6.5 7.2-6.5s6.8 2.2 7.2 6.5'],
  'wifi-off': [
    'M4 4l16 16',
    'M3 9.6a13 13 0 0 1 4-2.5',
    'M11 5.8c3.7-.2 7.2 1.1 10 3.8',
    'M6.2 13a8.6 8.6 0 0 1 4-2.3',
    'M15 11.3a8.5 8.5 0 0 1 2.8 1.8',
    'M9.4 16.3a4 4 0 0 1 5.2 0',
    'M12 19.5v.1',
  ],
} as const;

export type IconName = keyof typeof PATHS;

export interface IconProps {
  name: IconName;
  /** Filled with the text's color (heart, moon and star). */
  filled?: boolean;
  className?: string;
}

/** An icon in the text's color, 20 px unless the class says otherwise. Never the only label of anything. */
export function Icon({ name, ...look }: IconProps) {
  return <Drawing paths={PATHS[name]} {...look} />;
}

/** An icon that few screens show, so that the others do not load its paths. */
export function Drawing({ paths, filled = false, className }: Omit<IconProps, 'name'> & { paths: readonly string[] }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={classNames('shrink-0', className ?? 'size-5')}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
