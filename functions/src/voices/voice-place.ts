/** Whose voice reads which story, and the link that lets a guest record it. */

/** Where a recording belongs. */
export interface VoicePlace {
  uid: string;
  storyId: string;
  voiceId: string;
}

/** `invitations/{SHA-256 of the token}`. */
export interface Invitation extends VoicePlace {
  /** Whether the guest sees the children's names. */
  showName: boolean;
  /** Milliseconds since 1970 until which the guest may record. Withdrawing stays possible as long as the recording exists. */
  recordUntil: number;
  /** The name of who invites, as the guest sees it; missing in invitations of earlier versions. */
  invitedBy?: string;
}
