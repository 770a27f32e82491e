import type { Picture } from '../pictures/picture.ts'
import type { PictureFiles } from '../pictures/picture-files.server.ts'
import { type FetchFailure, fetchLimited } from './fetch-limited.server.ts'
import { isForeignPicture } from './foreign-picture.server.ts'

export interface ListedPicturesOptions {
  files: PictureFiles
  trustedOrigin: string
  /** For one picture. */
  timeLimitMs: number
  /** For all pictures of one list. */
  budgetMs: number
}

type PictureFailure = FetchFailure | 'not-a-picture' | 'not-kept'

export interface CollectedPictures {
  /** By address. */
  found: Map<string, Picture>
  /** Why the others are missing, in alphabetical order: `not-public`, `timed-out`, `timed-out`. */
  missing: PictureFailure[]
}

const largest = 5_000_000
const accept = 'image/avif,image/webp,image/png,image/jpeg,image/gif'

/** The pictures of an external list: fetched once, kept with the shop, removed when no page uses them any more. */
export class ListedPictures {
  readonly #options: ListedPicturesOptions
  #shown = new Map<string, Picture>()
  #leaving: string[] = []

  constructor(options: ListedPicturesOptions) {
    this.#options = options
  }

  /** Finds the pictures at these addresses, those already shown without fetching them again. Never throws. */
  async collect(addresses: Set<string>, stop: AbortSignal): Promise<CollectedPictures> {
    const { budgetMs } = this.#options
    const signal = AbortSignal.any([stop, AbortSignal.timeout(budgetMs)])
    const found = new Map<string, Picture>()
    const missing: PictureFailure[] = []
    // Two walkers take turns at one iterator: no picture is fetched twice, and never more than two at once.
    const waiting = addresses.values()
    const walk = async () => {
      for (const address of waiting) {
        const picture = this.#shown.get(address) ?? (await this.#fetch(address, signal))
        if (typeof picture === 'string') missing.push(picture)
        else found.set(address, picture)
      }
    }
    await Promise.all([walk(), walk()])
    return { found, missing: missing.sort() }
  }

  /**
   * Tells which pictures are shown from now on. Those that were shown until now stay for one more list, because a page
   * sent a moment ago still asks for them; those of the list before are removed.
   */
  async show(found: Map<string, Picture>): Promise<void> {
    const now = hashesOf(found)
    const gone = this.#leaving.filter(hash => !now.includes(hash))
    this.#leaving = hashesOf(this.#shown).filter(hash => !now.includes(hash))
    this.#shown = found
    for (const hash of gone) await this.#options.files.forget(hash)
  }

  async #fetch(address: string, signal: AbortSignal): Promise<Picture | PictureFailure> {
    const { files, trustedOrigin, timeLimitMs } = this.#options
    const fetched = await fetchLimited(address, {
      maxBytes: largest,
      timeLimitMs,
      trustedOrigin,
      accept,
      signal,
    })
    if (!fetched.ok) return fetched.because
    if (!(await isForeignPicture(fetched.bytes))) return 'not-a-picture'
    try {
      // The card has the title beside the picture: an empty alternative text keeps it from being read out twice.
      return { ...(await files.keep(fetched.bytes)), alt: '' }
    } catch {
      return 'not-kept'
    }
  }
}

function hashesOf(pictures: Map<string, Picture>): string[] {
  return [...pictures.values()].map(picture => picture.hash)
}
