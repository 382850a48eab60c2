export { notHere as getDownloadURL, notHere as ref } from './not-here.ts';
