/** What the functions of a project are configured with, for those who have to say the same: the pages, and their headers. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.ts';

/** From `.env.PROJECT`, else `.env`, as the functions read them; empty where neither has it. */
export function parameterOf(name: string, projectId: string, folder: string = join(ROOT, 'functions')): string {
  for (const file of [`.env.${projectId}`, '.env'].map((file) => join(folder, file))) {
    const value = existsSync(file) ? new RegExp(`^${name}=(.*)$`, 'm').exec(readFileSync(file, 'utf8'))?.[1]?.trim() : undefined;
    if (value !== undefined) return value;
  }
  return '';
}

/** The public push key of a deployment: the one its functions sign with is the one its pages subscribe with. Empty where push is not set up. */
export function pushKeyOf(projectId: string, folder?: string): string {
  return parameterOf('VAPID_PUBLIC_KEY', projectId, folder);
}

/** Where the site of a project is: its own address, else Hosting's. Without a slash at the end. */
export function siteOriginOf(projectId: string, folder?: string): string {
  return parameterOf('SITE_ORIGIN', projectId, folder) || `https://${projectId}.web.app`;
}

/** Hosts from which curated pictures may come, and those of people (decisions P13). */
export function imageHostsOf(projectId: string, folder?: string): string[] {
  return parameterOf('IMAGE_HOSTS', projectId, folder)
    .split(',')
    .map((host) => host.trim())
    .filter((host) => host !== '');
}
