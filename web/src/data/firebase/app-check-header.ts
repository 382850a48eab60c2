/** The header by which the functions know our own app. Imported dynamically only, and only where App Check is on. */
import { getToken } from 'firebase/app-check';
import { appCheck } from './app.ts';

/** Empty where no token can be had: the server then says what is missing. */
export async function appCheckHeader(): Promise<Record<string, string>> {
  if (appCheck === null) return {};
  const token = await getToken(appCheck).catch(() => null);
  return token === null ? {} : { 'X-Firebase-AppCheck': token.token };
}
