/** Ids that a favourite and a reading progress can have, and some that they cannot (decisions P15). */

export const STORY_IDS = ['1', '7', '1204', '9'.repeat(15), '3f2504e0-4f89-41d3-9a0c-0305e82c3301'];

export const IDS_OF_NO_STORY: [name: string, id: string][] = [
  ['of zero', '0'],
  ['with a leading zero', '07'],
  ['below zero', '-7'],
  ['with a fraction', '7.5'],
  ['of sixteen digits', '9'.repeat(16)],
  ['in other digits than ours', '٧'],
  ['that is a slug', 'the-lamp-in-the-library'],
  ['that is a UUID in capitals', '3F2504E0-4F89-41D3-9A0C-0305E82C3301'],
  ['that is a UUID without hyphens', '3f2504e04f8941d39a0c0305e82c3301'],
  ['with something after a UUID', '3f2504e0-4f89-41d3-9a0c-0305e82c33010'],
  ['with a line break', '7\n'],
];
