import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

export type StoredFile = { ok: true; size: number; sha256: string } | { ok: false; reason: 'too-large' }

/** Writes a stream to a new file. One that is too large is read to its end, and its file removed. */
export async function storeFile(
  source: Readable,
  path: string,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<StoredFile> {
  const hash = createHash('sha256')
  let size = 0
  async function* withinLimit(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.length
      if (size > maxBytes) continue
      hash.update(chunk)
      yield chunk
    }
  }
  // Never follows a link or replaces a file.
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  const closed = new Promise<void>(resolve => void file.once('close', resolve))
  try {
    await pipeline(source, withinLimit, file, { signal })
  } finally {
    // It may still be opening: its folder must not be removed before.
    await closed
  }
  if (size <= maxBytes) return { ok: true, size, sha256: hash.digest('hex') }
  await rm(path)
  return { ok: false, reason: 'too-large' }
}
