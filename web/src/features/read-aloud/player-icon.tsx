/** The player's own icons, drawn as ui/icon.tsx draws and loaded with the player. */
const PATHS = {
  play: { d: 'M7.5 5.2v13.6a.8.8 0 0 0 1.2.7l10.8-6.8a.8.8 0 0 0 0-1.4L8.7 4.5a.8.8 0 0 0-1.2.7Z', filled: true },
  pause: { d: 'M8.3 5.2v13.6M15.7 5.2v13.6', filled: false },
  back: { d: 'M6 5.5v13M18.5 6.4v11.2a.6.6 0 0 1-.95.5L9.6 12.5a.6.6 0 0 1 0-1l7.95-5.6a.6.6 0 0 1 .95.5Z', filled: false },
  on: { d: 'M18 5.5v13M5.5 6.4v11.2a.6.6 0 0 0 .95.5l7.95-5.6a.6.6 0 0 0 0-1L6.45 5.9a.6.6 0 0 0-.95.5Z', filled: false },
} as const;

export function PlayerIcon({ name, className }: { name: keyof typeof PATHS; className: string }) {
  const { d, filled } = PATHS[name];
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      className={className}
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={name === 'pause' ? 3 : 1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={d} />
    </svg>
  );
}
