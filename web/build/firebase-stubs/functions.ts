export { notHere as httpsCallable } from './not-here.ts';
