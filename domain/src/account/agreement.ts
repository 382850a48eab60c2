/**
 * Versions of the terms of service with the privacy policy, named by their date (`YYYY-MM-DD`), oldest first. Users agree to the last one.
 * firestore.rules accept exactly these, so a new version is added there too.
 */
export const TERMS_VERSIONS = ['2026-11-24', '2026-11-25', '2026-11-28'] as const;

export type TermsVersion = (typeof TERMS_VERSIONS)[number];

export const CURRENT_TERMS: TermsVersion = TERMS_VERSIONS[TERMS_VERSIONS.length - 1] as TermsVersion;

/** Versions with one of which a family may have stories written, share and invite: the current one, and the last that released apps can record. */
export const ACCEPTED_TERMS: readonly TermsVersion[] = [CURRENT_TERMS, '2026-11-25'];
