export { notHere as onSnapshot, notHere as queryEqual } from './not-here.ts';
