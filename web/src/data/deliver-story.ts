import { type CoverImage, paragraphsToHtml, type StoryRequest, splitParagraphs } from '@tuckaway/domain';
import { EmptyStory } from './errors.ts';
import { saveStory } from './family-stories.ts';
import { generateStory } from './story-generation.ts';

/** A family's request with everything that makes it one story, once. */
export interface StoryOrder {
  /** The future story's UUID. */
  storyId: string;
  uid: string;
  request: StoryRequest;
  coverImage: CoverImage;
}

/** What is going on while somebody waits. */
export type DeliveryStep = 'writing' | 'saving';

export interface DeliveryOptions {
  signal?: AbortSignal;
  onStep?: (step: DeliveryStep) => void;
}

/**
 * Has the story written and stores it. May be repeated with the same order: it is written, paid and stored once.
 * Throws what generating and saving throw.
 */
export async function deliverStory(order: StoryOrder, { signal, onStep }: DeliveryOptions = {}): Promise<{ title: string }> {
  onStep?.('writing');
  const generated = await generateStory(order.request, { idempotencyKey: order.storyId, ...(signal ? { signal } : {}) });
  const paragraphs = splitParagraphs(generated.content);
  if (paragraphs.length === 0) throw new EmptyStory();
  onStep?.('saving');
  await saveStory({
    id: order.storyId,
    uid: order.uid,
    title: generated.title,
    content: paragraphsToHtml(paragraphs),
    ...order.request,
    coverImage: order.coverImage,
    ...(generated.template ? { template: paragraphsToHtml(splitParagraphs(generated.template)) } : {}),
  });
  return { title: generated.title };
}
