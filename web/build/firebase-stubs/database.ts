export {
  notHere as get,
  notHere as off,
  notHere as onChildAdded,
  notHere as onChildChanged,
  notHere as onChildMoved,
  notHere as onChildRemoved,
  notHere as onValue,
} from './not-here.ts';
