/** Reads the configuration of a project's functions, which pages and headers share. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

/** @returns the value in `.env.PROJECT`, else in `.env`, else an empty text. */
export function parameterOf(name: string, projectId: string, folder: string = join(ROOT, 'functions')): string {
  for (const file of [`.env.${projectId}`, '.env'].map((file) => join(folder, file))) {
    const value = existsSync(file) ? new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1]?.trim() : undefined;
    if (value !== undefined) return value;
  }
  return '';
}

/** The public push key that pages subscribe with; empty if push is not set up. */
export function pushKeyOf(projectId: string, folder?: string): string {
  return parameterOf('VAPID_PUBLIC_KEY', projectId, folder);
}

/** The site's origin: its own domain, else Hosting's. */
export function siteOriginOf(projectId: string, folder?: string): string {
  return parameterOf('SITE_ORIGIN', projectId, folder) || `https://${projectId}.web.app`;
}

/** Hosts that curated pictures and profile pictures may come from (decision P13). */
export function imageHostsOf(projectId: string, folder?: string): string[] {
  return parameterOf('IMAGE_HOSTS', projectId, folder)
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
}
