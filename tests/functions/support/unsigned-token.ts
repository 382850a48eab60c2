/** @returns an ID token without a signature, which is accepted only where the Auth emulator is. */
export function unsignedToken(projectId: string, uid: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    sub: uid,
    user_id: uid,
    aud: projectId,
    iss: `https://securetoken.google.com/${projectId}`,
    iat: now,
    exp: now + 3600,
    auth_time: now,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part({ ...claims, firebase: { identities: {}, sign_in_provider: 'password' } })}.`;
}
