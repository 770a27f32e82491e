import type { Picture } from '../pictures/picture.ts'
import type { PictureFiles } from '../pictures/picture-files.server.ts'
import { inPictureProcess } from '../pictures/process/picture-process.server.ts'
import { type FetchFailure, fetchLimited } from './fetch-limited.server.ts'

export interface FeedPicturesOptions {
  files: PictureFiles
  trustedOrigin: string
  /** Per picture. */
  timeoutMs: number
  /** For all pictures of one list. */
  totalTimeoutMs: number
}

type PictureFailure = FetchFailure | 'not-a-picture' | 'not-saved'

export interface CollectedPictures {
  /** By URL. */
  found: Map<string, Picture>
  /** Why the others are missing, sorted, so that two results can be compared. */
  missing: PictureFailure[]
}

const maxPictureBytes = 5_000_000
const acceptedTypes = 'image/avif,image/webp,image/png,image/jpeg,image/gif'

/** Pictures of an external list: fetched once, saved by the shop, and deleted when no page uses them anymore. */
export class FeedPictures {
  readonly #options: FeedPicturesOptions
  #shown = new Map<string, Picture>()
  #leaving: string[] = []

  constructor(options: FeedPicturesOptions) {
    this.#options = options
  }

  /** Gets the pictures at these URLs, without fetching those already shown. Never throws. */
  async collect(urls: Set<string>, stop: AbortSignal): Promise<CollectedPictures> {
    const { totalTimeoutMs } = this.#options
    const signal = AbortSignal.any([stop, AbortSignal.timeout(totalTimeoutMs)])
    const found = new Map<string, Picture>()
    const missing: PictureFailure[] = []
    // Two loops share one iterator: at most two pictures are fetched at the same time, and none twice.
    const remaining = urls.values()
    const walk = async () => {
      for (const url of remaining) {
        const picture = this.#shown.get(url) ?? (await this.#fetch(url, signal))
        if (typeof picture === 'string') missing.push(picture)
        else found.set(url, picture)
      }
    }
    await Promise.all([walk(), walk()])
    return { found, missing: missing.sort() }
  }

  /** Sets the shown pictures. Those no longer shown are deleted one list later, because recent pages still request them. */
  async replaceShown(found: Map<string, Picture>): Promise<void> {
    const now = pictureHashes(found)
    const unused = this.#leaving.filter(hash => !now.includes(hash))
    this.#leaving = pictureHashes(this.#shown).filter(hash => !now.includes(hash))
    this.#shown = found
    for (const hash of unused) await this.#options.files.delete(hash)
  }

  async #fetch(url: string, signal: AbortSignal): Promise<Picture | PictureFailure> {
    const { files, trustedOrigin, timeoutMs } = this.#options
    const fetched = await fetchLimited(url, {
      maxBytes: maxPictureBytes,
      timeoutMs,
      trustedOrigin,
      accept: acceptedTypes,
      signal,
    })
    if (!fetched.ok) return fetched.reason
    if (!(await inPictureProcess('isValidPicture', fetched.bytes))) return 'not-a-picture'
    try {
      // The title is beside the picture: an empty alternative text avoids reading it twice.
      return { ...(await files.save(fetched.bytes)), alt: '' }
    } catch {
      return 'not-saved'
    }
  }
}

function pictureHashes(pictures: Map<string, Picture>): string[] {
  return [...pictures.values()].map(picture => picture.hash)
}
