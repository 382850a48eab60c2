/** What the browser does not say by a feature: iOS, and whether the app was opened from the home screen, or inside another app. */

/** An iPad claims to be a Mac, but no Mac has a touch screen. */
export function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

export function isInstalled(): boolean {
  return (navigator as { standalone?: boolean }).standalone === true || window.matchMedia?.('(display-mode: standalone)').matches === true;
}

/** What apps add to the user agent of the browsers inside them; Android's own web view adds “; wv”. */
const APPS =
  /; wv\)|\bFB(?:AN|AV|_IAB)\b|Instagram|Messenger|WhatsApp|Telegram|Snapchat|Pinterest|LinkedIn|Twitter|TikTok|musical_ly|Bytedance|\bLine\/|KAKAOTALK|MicroMessenger|Viber|\bGSA\//i;

/** Whether the page is open inside another app, where it has no microphone without the app's own permission. */
export function isInsideApp(): boolean {
  const { userAgent } = navigator;
  // On iOS all browsers call themselves Safari, except for those inside apps.
  const bare = isIos() && !/Safari\//.test(userAgent) && !isInstalled();
  return APPS.test(userAgent) || bare;
}
