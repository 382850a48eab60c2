/** Encodes samples as the recorder does: with WebCodecs faster than they sound, with MediaRecorder (Safari before 26) in their own time. */
import { withTimeout } from '../with-timeout.ts';
import { playsWebm } from './plays-webm.ts';
import { recorderEvent } from './recorder-event.ts';
import { BITS_PER_SECOND, canRecord, type RecordedType, recorderFormat } from './recorder-format.ts';
import { msOf, playable, SAMPLE_RATE, type Samples } from './samples.ts';
import { type OpusPacket, webmFromOpus } from './webm-opus.ts';

export interface Encoded {
  type: RecordedType;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Milliseconds to wait for sound to begin, and for its end beyond its length. */
const PATIENCE_MS = 5000;
const CONFIG = { codec: 'opus', sampleRate: SAMPLE_RATE, numberOfChannels: 1, bitrate: BITS_PER_SECOND };

/** Whether {@link encode} can work here. */
export function canEncode(): boolean {
  return typeof AudioEncoder === 'function' || canRecord();
}

/** Call it after a press: MediaRecorder's way needs one. Rejects if the browser cannot do it. */
export async function encode(samples: Samples): Promise<Encoded> {
  if (!(await claimsQuick()) || (canRecord() && !(await playsWebm()))) return encodeInTime(samples);
  return encodeQuickly(samples).catch((error: unknown) => {
    // Some browsers have an encoder that fails.
    if (canRecord()) return encodeInTime(samples);
    throw error;
  });
}

async function claimsQuick(): Promise<boolean> {
  if (typeof AudioEncoder !== 'function') return false;
  const { supported } = await AudioEncoder.isConfigSupported(CONFIG).catch(() => ({ supported: false }));
  return supported === true;
}

async function encodeQuickly(samples: Samples): Promise<Encoded> {
  const packets: OpusPacket[] = [];
  let head: Uint8Array | undefined;
  let failure: unknown;
  const encoder = new AudioEncoder({
    output(chunk, metadata) {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      packets.push({ bytes, at: chunk.timestamp / 1000 });
      const description = metadata?.decoderConfig?.description;
      if (description)
        head ??= ArrayBuffer.isView(description) ? new Uint8Array(description.buffer, description.byteOffset) : new Uint8Array(description);
    },
    error(error) {
      failure = error;
    },
  });
  try {
    encoder.configure(CONFIG);
    for (let from = 0; from < samples.length; from += SAMPLE_RATE) {
      const data = samples.slice(from, from + SAMPLE_RATE);
      const timestamp = (from / SAMPLE_RATE) * 1_000_000;
      const second = new AudioData({
        format: 'f32-planar',
        sampleRate: SAMPLE_RATE,
        numberOfFrames: data.length,
        numberOfChannels: 1,
        timestamp,
        data,
      });
      encoder.encode(second);
      second.close();
    }
    // Encoding takes less time than the sound.
    await withTimeout(msOf(samples.length) + PATIENCE_MS, () => encoder.flush());
  } finally {
    // After an error it is closed already.
    if (encoder.state !== 'closed') encoder.close();
  }
  if (failure !== undefined || head === undefined)
    throw failure ?? new DOMException('The encoder does not describe itself.', 'EncodingError');
  return { type: 'audio/webm', bytes: webmFromOpus(head, packets, (samples.length / SAMPLE_RATE) * 1000) };
}

async function encodeInTime(samples: Samples): Promise<Encoded> {
  const format = await recorderFormat();
  if (format === null) throw new DOMException('This browser cannot record.', 'NotSupportedError');
  const context = new AudioContext();
  try {
    // It never settles while a call interrupts the page.
    await withTimeout(PATIENCE_MS, () => context.resume());
    const output = new MediaStreamAudioDestinationNode(context, { channelCount: 1 });
    const source = new AudioBufferSourceNode(context, { buffer: playable(samples) });
    source.connect(output);
    const recorder = new MediaRecorder(output.stream, { mimeType: format.mimeType, audioBitsPerSecond: BITS_PER_SECOND });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.start();
    await recorderEvent(recorder, 'start');
    // A recorder that failed is stopped already.
    source.onended = () => recorder.state === 'recording' && recorder.stop();
    source.start();
    await recorderEvent(recorder, 'stop', msOf(samples.length) + PATIENCE_MS);
    return { type: format.type, bytes: new Uint8Array(await new Blob(parts).arrayBuffer()) };
  } finally {
    void context.close();
  }
}
