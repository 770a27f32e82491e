import { createHash } from 'node:crypto'
import { open, rm } from 'node:fs/promises'
import { addAbortSignal, type Readable } from 'node:stream'

export type StoredFile =
  | { ok: true; size: number; sha256: string }
  | { ok: false; reason: 'too-large' }
  | { ok: false; reason: 'refused-by-disk'; error: unknown }

interface StoreOptions {
  maxBytes: number
  signal: AbortSignal
}

/**
 * Writes a stream to a new file. One that is too large, or that the disk refuses, is read to its end: more of the form may follow.
 */
export async function storeFile(source: Readable, path: string, options: StoreOptions): Promise<StoredFile> {
  addAbortSignal(options.signal, source)
  // Never follows a link or replaces a file.
  const file = await attempt(() => open(path, 'wx', 0o600))
  if (!file.ok) {
    for await (const _ of source);
    return file
  }
  try {
    const stored = await writeAll(source, chunk => file.result.writeFile(chunk), options.maxBytes)
    if (!stored.ok) await rm(path, { force: true })
    return stored
  } finally {
    await file.result.close()
  }
}

async function writeAll(
  source: Readable,
  write: (chunk: Buffer) => Promise<void>,
  maxBytes: number,
): Promise<StoredFile> {
  const hash = createHash('sha256')
  let size = 0
  let failed: Extract<StoredFile, { ok: false }> | undefined
  for await (const chunk of source as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) failed ??= { ok: false, reason: 'too-large' }
    if (failed) continue
    hash.update(chunk)
    const written = await attempt(() => write(chunk))
    if (!written.ok) failed = written
  }
  return failed ?? { ok: true, size, sha256: hash.digest('hex') }
}

async function attempt<Result>(
  work: () => Promise<Result>,
): Promise<{ ok: true; result: Result } | { ok: false; reason: 'refused-by-disk'; error: unknown }> {
  try {
    return { ok: true, result: await work() }
  } catch (error) {
    return { ok: false, reason: 'refused-by-disk', error }
  }
}
