/** `firebase/firestore` as everybody takes it, with its names where the light one has others. */
export * from '@firebase/firestore';
export { getCountFromServer as getCount } from '@firebase/firestore';
