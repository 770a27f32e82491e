import type { Picture } from '../catalog/pictures/picture.ts'

/** The pages that show parts of their own. */
export const pagesWithParts = ['home', 'about'] as const

/** A part of a page below its own text. */
export interface PageSection {
  id: number
  kind: 'story' | 'quote' | 'journal'
  heading: string
  text: string
  action: string | null
  href: string | null
  picture: Picture | null
  /** Of a quote. */
  review: QuotedReview | null
}

export interface QuotedReview {
  stars: number
  author: string
  body: string
  product: { slug: string; title: string }
}
