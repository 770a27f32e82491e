/** A text that isn't saved, as its form has it. */
export interface TextDraft {
  kind: 'page' | 'journal-entry'
  title: string
  summary: string
  body: string
  author: string
  /** The hash of its picture; empty without one. */
  picture: string
  alt: string
}

/** No slug has a "~". */
const mark = 'preview~'

/** Stands in the URL of a page in place of its slug: whoever knows it may see the draft. */
export function textPreviewSlug(id: string): string {
  return mark + id
}

/** The id in such a slug; undefined in any other. */
export function readTextPreviewSlug(slug: string): string | undefined {
  return /^preview~([0-9a-f]{32})$/.exec(slug)?.[1]
}

export function isTextPreviewSlug(slug: string): boolean {
  return slug.startsWith(mark)
}
