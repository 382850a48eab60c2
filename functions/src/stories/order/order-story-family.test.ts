import { chooseFriend, type Friend, type Memory } from '@tuckaway/domain';
import { describe, expect, test, vi } from 'vitest';
import { fakeOrderPorts, KEY, MEMORY, ORDER, TEMPLATE } from '../../../testing/fake-order-ports.ts';
import { type OrderPorts, orderStory } from './order-story.ts';
import { identityOf } from './request-identity.ts';

describe('a story', () => {
  describe('that continues another', () => {
    const continues = { storyId: KEY, recap: 'Forged.', cast: ['a forged owl'] };
    const order = { ...ORDER, request: { ...ORDER.request, continues } };
    const notes = { recap: '{child} found a lamp.', cast: [] };

    test('goes on from the notes of that story’s document', async () => {
      const { page, ports } = fakeOrderPorts();
      await orderStory(order, { ...ports, readNotes: async () => notes });
      expect(page.asked.request?.continues).toEqual({ storyId: KEY, ...notes });
      expect(page.shelf.get(KEY)).toMatchObject({ continues: KEY });
    });

    test('is written new if the family has no such story, and nothing of the device’s notes is used', async () => {
      const { page, ports } = fakeOrderPorts();
      expect(await orderStory(order, ports)).toMatchObject({ title: "Mia's Boat" });
      expect(page.asked.request).not.toHaveProperty('continues');
      expect(page.shelf.get(KEY)).not.toHaveProperty('continues');
    });

    test.each([
      [notes, KEY],
      [null, undefined],
    ])('and was stored by a call that died is saved with the same link: %j', async (found, link) => {
      const { page, ports } = fakeOrderPorts();
      page.requests.set(KEY, { ...identityOf(order.request), status: 'running', template: TEMPLATE });
      await orderStory(order, { ...ports, readNotes: async () => found });
      expect(page.shelf.get(KEY)?.continues).toBe(link);
      expect(page.writes).toBe(0);
    });
  });

  describe('for a remembered child', () => {
    const order = { ...ORDER, request: { ...ORDER.request, childId: '3' } };
    const known = [{ kind: 'friend', text: 'Crumb the fox' }] as const;
    const child = { id: '3', nickname: 'Mia' };
    const storedChild = { nickname: 'Mia', others: [], stored: [] };
    const remember = [{ kind: 'place' as const, text: 'the green lighthouse' }];
    const template = { ...TEMPLATE, remember };
    const write: OrderPorts['write'] = async (_request, { onCandidate }) => {
      await onCandidate({ template, memory: MEMORY });
      return { template, repairs: 0, memory: MEMORY };
    };
    const saving = (ports: OrderPorts) => vi.fn(ports.saveStory);

    test('is written with what is known, and saved with what it remembers', async () => {
      const { page, ports } = fakeOrderPorts(write);
      const readMemories = vi.fn(async () => [...known]);
      const saveStory = saving(ports);
      const told = await orderStory(order, { ...ports, readChildren: async () => [child], readMemories, saveStory });
      expect(readMemories).toHaveBeenCalledWith('family', '3');
      expect(page.asked.known).toEqual(known);
      expect(saveStory.mock.lastCall?.[3]?.memories?.childId).toBe('3');
      expect(saveStory.mock.lastCall?.[3]?.memories?.plan(storedChild)).toEqual({ remove: [], add: remember });
      expect(saveStory.mock.lastCall?.[3]?.memories?.plan({ ...storedChild, nickname: 'Leo' })).toBeNull();
      expect(told).not.toHaveProperty('remember');
    });

    test('and was stored by a call that died is saved with what it remembers', async () => {
      const { page, ports } = fakeOrderPorts();
      page.requests.set(KEY, { ...identityOf(order.request), status: 'running', template });
      const saveStory = saving(ports);
      await orderStory(order, { ...ports, saveStory });
      expect(saveStory.mock.lastCall?.[3]?.memories?.plan(storedChild)?.add).toEqual(remember);
    });

    test('that is gone or another one by now is written without', async () => {
      for (const found of [[], [{ ...child, nickname: 'Leo' }]]) {
        const { page, ports } = fakeOrderPorts(write);
        await orderStory(order, { ...ports, readChildren: async () => found, readMemories: async () => [...known] });
        expect(page.asked.known).toEqual([]);
      }
    });

    test('leaves out what its children leave out, also those who only come along, where the device did not know it', async () => {
      const { page, ports } = fakeOrderPorts(write);
      const readChildren = async () => [
        { ...child, notTonight: ['dogs' as const] },
        { id: '4', nickname: 'Leo', notTonight: ['fire' as const] },
        { id: '5', nickname: 'Ana', notTonight: ['dark' as const] },
      ];
      const readMemories = async (): Promise<Memory[]> => [{ kind: 'friend', text: 'Pip, a small puppy' }, ...known];
      const request = { ...order.request, childName: 'mia', siblings: ['Leo'], notTonight: ['thunder' as const, 'dogs' as const] };
      await orderStory({ ...order, request }, { ...ports, readChildren, readMemories });
      const notTonight = ['thunder', 'dogs', 'fire'];
      expect(page.asked).toMatchObject({ request: { notTonight }, known });
      expect(page.shelf.get(KEY)?.notTonight).toEqual(notTonight);
      // The identity is that of the request as it was sent, so that a repeated one finds its story.
      await orderStory({ ...order, request }, ports);
      expect(page.writes).toBe(1);
    });

    test('is not begun with an animal that the child leaves out, and may be requested again', async () => {
      const { page, ports } = fakeOrderPorts();
      const readChildren = async () => [{ ...child, notTonight: ['insects' as const] }];
      const request = { ...order.request, favoriteAnimal: 'spider' };
      await expect(orderStory({ ...order, request }, { ...ports, readChildren })).rejects.toMatchObject({ kind: 'left-out' });
      expect(page).toMatchObject({ writes: 0, taken: 0 });
      expect(await orderStory({ ...order, request }, ports)).toMatchObject({ title: "Mia's Boat" });
    });
  });

  describe('with an animal friend', () => {
    const pickle: Friend = { name: 'Pickle', pronoun: 'it', temper: 'shy', habit: 'hums', fear: 'echoes', belonging: 'button' };
    const stored = { ...pickle, nickname: 'Mia', animal: 'otter' };
    const remembered = { ...ORDER, request: { ...ORDER.request, childId: '3' } };
    const of = { nickname: 'Mia', animal: 'otter', kind: 'otter', name: null, body: 'hands' } as const;
    const chosen = chooseFriend({ uid: 'family', ...of });
    const friendOf = async (request: Partial<typeof remembered.request>, changed: Partial<OrderPorts> = {}) => {
      const { page, ports } = fakeOrderPorts();
      await orderStory({ ...ORDER, request: { ...ORDER.request, ...request } }, { ...ports, ...changed });
      return page.asked.request?.friend;
    };

    test('takes the device’s, and a name that was typed with the animal', async () => {
      expect(await friendOf({ friend: pickle, childId: '3' }, { readFriend: async () => ({ ...stored, name: 'Other' }) })).toEqual(pickle);
      expect(await friendOf({ friend: pickle, favoriteAnimal: 'Otto the otter' })).toEqual({ ...pickle, name: 'Otto' });
    });

    test('takes the child’s stored one for a request of an earlier version, unless it is another child’s or animal’s', async () => {
      const readFriend = async () => stored;
      expect(await friendOf({ childId: '3' }, { readFriend })).toEqual(pickle);
      expect(await friendOf({ childId: '3', favoriteAnimal: 'a small otter' }, { readFriend })).toEqual(pickle);
      expect(await friendOf({ childId: '3' }, { readFriend: async () => ({ ...stored, nickname: 'Leo' }) })).toEqual(chosen);
      expect(await friendOf({ childId: '3', favoriteAnimal: 'owl' }, { readFriend })).not.toEqual(pickle);
      expect(await friendOf({ childId: '3' }, { readFriend: async () => ({ ...stored, name: 'Shithead' }) })).toEqual(chosen);
    });

    test('chooses one, which keeps the name of earlier stories', async () => {
      expect(await friendOf({})).toEqual(chosen);
      const readMemories = async (): Promise<Memory[]> => [{ kind: 'friend', text: 'Crumb, an otter who likes stairs' }];
      expect(await friendOf({ childId: '3' }, { readMemories })).toEqual({ ...chosen, name: 'Crumb' });
      expect(await friendOf({ continues: { storyId: KEY, recap: 'Back.', cast: ['Bo the otter'] } })).toEqual({ ...chosen, name: 'Bo' });
    });

    test('stores it with the story of a remembered child', async () => {
      const { ports } = fakeOrderPorts();
      const saveStory = vi.fn(ports.saveStory);
      await orderStory(remembered, { ...ports, saveStory });
      expect(saveStory.mock.lastCall?.[3]?.friend).toEqual({ childId: '3', stored: { ...chosen, nickname: 'Mia', animal: 'otter' } });
      await orderStory({ ...ORDER, key: MEMORY.seed }, { ...ports, saveStory });
      expect(saveStory.mock.lastCall?.[3]?.friend).toBeNull();
    });

    test('shows its name for the placeholder also if an earlier app repeats the request without it', async () => {
      const template = { title: '{word}', paragraphs: ['{child} and {word} slept.', '{word} hummed.'] };
      const write: OrderPorts['write'] = async () => ({ template, repairs: 0, memory: MEMORY });
      const { ports } = fakeOrderPorts(write);
      const typed = { ...ORDER, request: { ...ORDER.request, friend: { ...pickle, name: 'Otto' } } };
      expect(await orderStory(typed, ports)).toMatchObject({ title: 'Otto', content: 'Mia and Otto slept.\n\nOtto hummed.' });
      expect(await orderStory(ORDER, ports)).toMatchObject({ title: chosen.name });
    });
  });
});
