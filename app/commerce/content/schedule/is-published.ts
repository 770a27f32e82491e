/** Whether a text is published by now; null is a draft. */
export function isPublished(publishedAt: string | null, now: Date): boolean {
  return publishedAt !== null && publishedAt <= now.toISOString()
}
