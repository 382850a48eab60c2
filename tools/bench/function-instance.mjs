/**
 * Runs one function in its own process, as the platform does: `node function-instance.mjs INDEX FUNCTION`, or serves a file with Node's plain
 * HTTP server: `node function-instance.mjs plain FILE`. Sends its port and CPU time (microseconds) to the parent when it listens, and its CPU
 * time again on each message.
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [what, name] = process.argv.slice(2);

const server = createServer(what === 'plain' ? plainServer(readFileSync(name)) : await functionServer());
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port, cpu: cpu() }));
process.on('message', () => process.send({ cpu: cpu() }));
process.on('disconnect', () => process.exit());

function cpu() {
  const { user, system } = process.cpuUsage();
  return user + system;
}

function plainServer(bytes) {
  return (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': bytes.length });
    response.end(bytes);
  };
}

/** The costly part of Google's functions framework: Express with body parsers that keep the raw bytes. */
async function functionServer() {
  // The copy that firebase-functions uses.
  const require = createRequire(createRequire(import.meta.url).resolve('firebase-functions'));
  const express = require('express');
  const { [name]: handle } = await import(pathToFileURL(what).href);
  const verify = (request, _response, bytes) => {
    request.rawBody = bytes;
  };
  return express()
    .disable('x-powered-by')
    .use(
      express.json({ verify }),
      express.text({ verify }),
      express.urlencoded({ extended: true, verify }),
      express.raw({ verify, type: '*/*' }),
      (request, response) => handle(request, response),
    );
}
