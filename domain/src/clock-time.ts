/** A time of the day as people set it: `19:30`. */
export const CLOCK_TIME = /^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/;
