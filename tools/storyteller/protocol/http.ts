/** HTTP helpers for the storyteller's answers. */
import type { ServerResponse } from 'node:http';

/** An error in OpenAI's format, with its HTTP status. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: { type?: string; param?: string; code?: string };

  constructor(status: number, message: string, details: { type?: string; param?: string; code?: string } = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export function sendText(response: ServerResponse, status: number, type: string, body: string, headers: Record<string, string> = {}): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'content-type': type, 'content-length': String(Buffer.byteLength(body)), ...headers });
  response.end(body);
}

export function sendJson(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  sendText(response, status, 'application/json', JSON.stringify(body), headers);
}

export function sendError(response: ServerResponse, { status, message, details }: ApiError, headers: Record<string, string> = {}): void {
  const { type = 'invalid_request_error', param = null, code = null } = details;
  sendJson(response, status, { error: { message, type, param, code } }, headers);
}
