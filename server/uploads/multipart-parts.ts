import path from 'node:path'
import type { Readable } from 'node:stream'
import type { InputError, InputErrors } from '#commerce/editing/input/input-error.ts'
import { safeFileName } from '#web/uploads/safe-file-name.ts'
import type { FileField, FileFields, Upload, UploadedFile } from '#web/uploads/uploaded-files.server.ts'
import { storeFile } from './store-file.ts'

/** Collects the parts of a multipart form: texts in memory, files in a folder. */
export class MultipartParts {
  readonly #fields: FileFields
  readonly #folder: string
  readonly #signal: AbortSignal
  readonly #texts: [name: string, value: string][] = []
  readonly #errors: InputErrors = {}
  readonly #counts = new Map<string, number>()
  readonly #storing: Promise<UploadedFile | undefined>[] = []
  #textBytes = 0
  #diskError: unknown

  constructor(fields: FileFields, folder: string, signal: AbortSignal) {
    this.#fields = fields
    this.#folder = folder
    this.#signal = signal
  }

  /** Of all names and texts. */
  get textBytes(): number {
    return this.#textBytes
  }

  addText(name: string, value: string): void {
    this.#textBytes += Buffer.byteLength(name) + Buffer.byteLength(value)
    this.#texts.push([name, value])
  }

  /** Why the disk refused a file; undefined if it took all. */
  get diskError(): unknown {
    return this.#diskError
  }

  /** Stores a file of a declared field. Any other is read and dropped: its stream must end. */
  async addFile(field: string, content: Readable, sentName: string, contentType: string): Promise<void> {
    // A body that ends early fails as a whole; without a listener it would end the process.
    content.on('error', () => {})
    const accepted = Object.hasOwn(this.#fields, field) ? this.#fields[field] : undefined
    // Browsers send an empty file without a name for a field without files.
    const error = accepted && sentName !== '' ? this.#refusal(field, accepted, contentType) : undefined
    if (error) this.#errors[field] ??= error
    if (!accepted || sentName === '' || error) return void content.resume()
    const name = safeFileName(sentName) || 'file'
    const storing = this.#store({ field, name, contentType }, content, accepted.maxBytes)
    this.#storing.push(storing)
    await storing
  }

  /** Waits for all files, which are in the order in which they were sent. */
  async stored(): Promise<Upload> {
    const files = await Promise.all(this.#storing)
    return { files: files.filter(file => file !== undefined), errors: this.#errors }
  }

  /** Waits until no file is written any more. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.#storing)
  }

  /** The texts as the body of a plain form, which every action reads. */
  get form(): Buffer {
    return Buffer.from(String(new URLSearchParams(this.#texts)))
  }

  #refusal(name: string, { maxFiles, contentTypes }: FileField, type: string): InputError | undefined {
    const count = (this.#counts.get(name) ?? 0) + 1
    this.#counts.set(name, count)
    if (count > maxFiles) return { code: 'too-many-files', params: { max: maxFiles } }
    if (!contentTypes.includes(type)) return { code: 'wrong-file-type', params: {} }
    return undefined
  }

  async #store(
    file: Pick<UploadedFile, 'field' | 'name' | 'contentType'>,
    content: Readable,
    maxBytes: number,
  ): Promise<UploadedFile | undefined> {
    const target = path.join(this.#folder, String(this.#storing.length))
    const stored = await storeFile(content, target, { maxBytes, signal: this.#signal })
    if (stored.ok) return { ...file, size: stored.size, path: target, sha256: stored.sha256 }
    const isTooLarge = stored.reason === 'too-large'
    if (!isTooLarge) this.#diskError ??= stored.error
    this.#errors[file.field] ??= isTooLarge
      ? { code: 'file-too-large', params: { max: maxBytes } }
      : { code: 'file-not-stored', params: {} }
    return undefined
  }
}
