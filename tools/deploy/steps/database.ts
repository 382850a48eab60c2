import type { Session } from '../session.ts';

export const PROTECTION = {
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
};
const PROTECTED = ['--point-in-time-recovery', 'ENABLED', '--delete-protection', 'ENABLED'];
const CHOICES = `
    --location eur3          Europe, in two regions at once (recommended)
    --location europe-west1  Belgium, where the functions run
    --location nam5          United States, in two regions at once`;

/** Of several regions, or one. Google refuses a misspelled region, but only after other changes. */
const LOCATION = /^(?:eur\d|nam\d|[a-z]+-[a-z]+\d{1,2})$/;

/** Creates Firestore in the chosen location, protected against deletion and with recovery to any minute of seven days. */
export async function database({ projectId, location, firebase, read, change, missing, note }: Session): Promise<void> {
  const existing = await read(`https://firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`);
  if (!existing) {
    if (!location) return missing(`Firestore: choose where it keeps the families’ data, for good:${CHOICES}`);
    if (!LOCATION.test(location)) return missing(`Firestore: “${location}” is no location. Choose another:${CHOICES}`);
    await change(`Firestore: create the database in ${location}, for good, with deletion protection and point-in-time recovery`, () =>
      firebase(['firestore:databases:create', '(default)', '--location', location, ...PROTECTED]),
    );
    return;
  }
  if (existing.type === 'DATASTORE_MODE') missing('Firestore: the database is in Datastore mode, which the app cannot use.');
  if (location && existing.locationId !== location) note(`Firestore is in ${existing.locationId}, not in ${location}, and stays there.`);
  if (Object.entries(PROTECTION).some(([field, value]) => existing[field] !== value))
    await change('Firestore: protect the database against deletion and enable point-in-time recovery', () =>
      firebase(['firestore:databases:update', '(default)', ...PROTECTED]),
    );
}
