/** Characters that the console would not show: of control and of direction, and halves of others. */
export const HIDDEN = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
