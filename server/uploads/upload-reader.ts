import type { IncomingMessage, ServerResponse } from 'node:http'
import type { UploadFolder } from '#web/uploads/upload-folder.server.ts'
import type { FileFields } from '#web/uploads/uploaded-files.server.ts'
import { type ReceivedUpload, receiveUpload, type UploadTimes } from './receive-upload.ts'

export interface UploadLimits extends UploadTimes {
  /** The maximum of all uploads on disk, in bytes. */
  bytesAtOnce: number
}

export const defaultUploadLimits: UploadLimits = {
  bytesAtOnce: 1024 * 1024 * 1024,
  idleTimeout: 10_000,
  timeout: 300_000,
}

export type ReadUpload = ReceivedUpload | { ok: false; reason: 'busy' }

interface ExpectedUpload {
  /** The declared length of the body. */
  bytes: number
  fields: FileFields
  folder: UploadFolder
}

/** Reads uploads to disk within a common limit. */
export class UploadReader {
  readonly #limits: UploadLimits
  #reserved = 0

  constructor(limits: UploadLimits) {
    this.#limits = limits
  }

  /** Receives an upload and passes it to `use`; its files are removed when that ends. */
  async read(
    request: IncomingMessage,
    response: ServerResponse,
    { bytes, fields, folder }: ExpectedUpload,
    use: (read: ReadUpload) => Promise<void>,
  ): Promise<void> {
    if (this.#reserved + bytes > this.#limits.bytesAtOnce) return use({ ok: false, reason: 'busy' })
    this.#reserved += bytes
    try {
      await folder.use(async path => {
        if (request.headers.expect !== undefined) response.writeContinue()
        await use(await receiveUpload(request, fields, path, this.#limits))
      })
    } finally {
      this.#reserved -= bytes
    }
  }
}
