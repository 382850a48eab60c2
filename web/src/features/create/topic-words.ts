/** The words of the topics that families leave out. Loaded late, because few stories need them. */
export { conflictingTopic, conflictMessage } from '@tuckaway/domain';
