export {
  notHere as ensureInitialized,
  notHere as getAll,
  notHere as getBoolean,
  notHere as getNumber,
  notHere as getString,
  notHere as getValue,
} from './not-here.ts';
