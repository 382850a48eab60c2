/**
 * The index that one would write first, to compare with: the same functions and the same code, every module and every SDK imported at the
 * top, and stories read by the Admin SDK.
 */
import 'firebase-admin';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { onRequest } from 'firebase-functions/https';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';
import OpenAI from 'openai';
import webPush from 'web-push';
import { generateStory as generate } from '../../../functions/src/endpoints/generate-story.ts';
import { pushReminder as reminder } from '../../../functions/src/endpoints/push-reminder.ts';
import { pushSubscribe as subscribe } from '../../../functions/src/endpoints/push-subscribe.ts';
import { pushTest as test } from '../../../functions/src/endpoints/push-test.ts';
import { pushUnsubscribe as unsubscribe } from '../../../functions/src/endpoints/push-unsubscribe.ts';
import { reportStory as report } from '../../../functions/src/endpoints/report-story.ts';
import { testOpenai as check } from '../../../functions/src/endpoints/test-openai.ts';
import { adminApp } from '../../../functions/src/firestore/admin-app.ts';
import { bedtimeReminders as remind } from '../../../functions/src/triggers/bedtime-reminders.ts';
import { curatedStoryWritten } from '../../../functions/src/triggers/curated-story-written.ts';
import { pushTask as task } from '../../../functions/src/triggers/push-task.ts';

const database = getFirestore(adminApp());
export const auth = getAuth(adminApp());
export const openai = new OpenAI({ apiKey: process.env.OPENAI_API_KEY ?? 'none' });
export const keys = webPush.generateVAPIDKeys;

export const stories = onRequest(async (_request, response) => {
  response.json((await database.doc('publishedLists/featured').get()).get('stories'));
});
export const generateStory = onRequest(generate);
export const testOpenai = onRequest(check);
export const reportStory = onRequest(report);
export const pushSubscribe = onRequest(subscribe);
export const pushUnsubscribe = onRequest(unsubscribe);
export const pushReminder = onRequest(reminder);
export const pushTest = onRequest(test);
export const pushTask = onTaskDispatched(async ({ data }) => task(data));
export const bedtimeReminders = onSchedule('*/5 * * * *', async () => remind());
export const onCuratedStoryWritten = onDocumentWritten('curatedStories/{docId}', (event) => curatedStoryWritten(event.params.docId));
