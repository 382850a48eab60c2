import type { StoryLength, StoryTone } from '@tuckaway/domain';
import type { ReactNode } from 'react';

/** Small pictures of the choices, the same in both themes. Decorative, as each has a label. */
function Vignette({ sky, children }: { sky: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false" className="block w-full max-w-18 rounded-[22%]">
      <rect width="64" height="64" rx="14" fill={sky} />
      <circle cx="32" cy="31" r="25" fill="#ffe9b8" opacity=".09" />
      {children}
    </svg>
  );
}

const CANDLES: Record<StoryLength, number> = { short: 11, medium: 19, long: 28 };

export function LengthPicture({ length }: { length: StoryLength }) {
  const top = 49 - CANDLES[length];
  return (
    <Vignette sky="#2f2a5c">
      <circle cx="32" cy={top - 5} r="15" fill="#ffcf7a" opacity=".2" />
      <path d="M13 49h38l-4 6H17Z" fill="#8f7bb0" />
      <path d="M51 50c6-1 6 5 0 4" fill="none" stroke="#8f7bb0" strokeWidth="2.4" />
      <path d={`M26 49V${top + 1}q6 -2.5 12 0V49Z`} fill="#ffe9b8" />
      <path d={`M34.5 49V${top}l3.5 1V49Z`} fill="#e2bd86" />
      <path d={`M32 ${top - 12}c5 6 4 10.5 0 11 -4 -.5 -5 -5 0 -11Z`} fill="#ffcf7a" />
      <path d={`M32 ${top - 7}c2 3 2 5.5 0 6 -2 -.5 -2 -3 0 -6Z`} fill="#f08a5b" />
    </Vignette>
  );
}

const SKIES: Record<StoryTone, string> = { funny: '#5a3358', sleepy: '#232a5c', cozy: '#6b3f38', silly: '#1f5a55', calm: '#2f4f7a' };

const FACES: Record<StoryTone, ReactNode> = {
  funny: (
    <>
      <path d="M22 29q3 -4 6 0M36 29q3 -4 6 0" />
      <path d="M23 35h18q-2 9 -9 9t-9 -9Z" fill="#7a3350" stroke="none" />
      <path d="M27 35h10v2.500h-10Z" fill="#fff1d6" stroke="none" />
    </>
  ),
  sleepy: (
    <>
      <path d="M21 30q3.5 3.5 7 0M36 30q3.5 3.5 7 0" />
      <ellipse cx="32" cy="39.5" rx="2.6" ry="3" fill="#7a3350" stroke="none" />
      <path d="M47 14h6l-6 7h6M55.5 7h4l-4 4.500h4" stroke="#ffe9b8" strokeWidth="1.8" />
    </>
  ),
  cozy: (
    <>
      <path d="M22 30q3 -3.5 6 0M36 30q3 -3.5 6 0M28 37q4 3.5 8 0" />
      <path d="M14 42q18 10 36 0l1.5 6q-19.5 10 -39 0Z" fill="#c8502e" stroke="none" />
      <path d="M40 48l2 10h6.500l-2.5 -12Z" fill="#a8431a" stroke="none" />
      <circle cx="21.5" cy="35" r="2.8" fill="#f08a5b" opacity=".6" stroke="none" />
      <circle cx="42.5" cy="35" r="2.8" fill="#f08a5b" opacity=".6" stroke="none" />
    </>
  ),
  silly: (
    <>
      <circle cx="25" cy="28.5" r="3.2" fill="#3a2b4f" stroke="none" />
      <circle cx="26" cy="27.5" r="1" fill="#fff1d6" stroke="none" />
      <path d="M36 29.500l6 -2M24 37.500q8 5 16 -1.5" />
      <path d="M32 39.800l6.5 -1.500q2.5 7 -1.5 8t-5 -6.500Z" fill="#e0705a" stroke="none" />
    </>
  ),
  calm: (
    <>
      <path d="M22 30q3 2.5 6 0M36 30q3 2.5 6 0M29 38q3 2 6 0" />
      <path d="M8 51q1 -6 7 -5 3 -6 9 -3 5 -3 8 3 6 -1 6 5Z" fill="#d8c3e6" stroke="none" />
      <path d="M40 55q1 -4 5 -3.5 3 -4 7 -1.5 4 -1 4 5Z" fill="#b9a5d0" stroke="none" />
    </>
  ),
};

export function MoodPicture({ mood }: { mood: StoryTone }) {
  return (
    <Vignette sky={SKIES[mood]}>
      <circle cx="32" cy="32" r="17.5" fill="#ffe9b8" />
      <circle cx="40" cy="24" r="3.2" fill="#f2cf8e" opacity=".7" />
      <circle cx="22" cy="43" r="2" fill="#f2cf8e" opacity=".7" />
      <g fill="none" stroke="#3a2b4f" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        {FACES[mood]}
      </g>
    </Vignette>
  );
}
