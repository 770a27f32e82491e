/** The most products that are compared at once. */
export const mostCompared = 4

/** What a shopper reads who wants a fifth. */
export const fullInWords = 'You compare four already. Take one out first.'

/**
 * Reads which products are compared, from an address or from what a browser keeps: slugs in their order, each once, four
 * at most. What cannot be a slug is dropped.
 */
export function readChosen(text: string | null | undefined): string[] {
  const slugs = (text ?? '').split(/[,.]/).filter(slug => /^[a-z0-9-]{1,100}$/.test(slug))
  return [...new Set(slugs)].slice(0, mostCompared)
}

export type Added = { ok: true; chosen: string[] } | { ok: false; because: 'full' }

/** One more at the end. Nothing that was chosen ever gives way by itself. */
export function addChosen(chosen: readonly string[], slug: string): Added {
  if (chosen.includes(slug)) return { ok: true, chosen: [...chosen] }
  if (chosen.length >= mostCompared) return { ok: false, because: 'full' }
  return { ok: true, chosen: [...chosen, slug] }
}

/**
 * What stays chosen when a product is taken out of what is shown. Who looks at a set that somebody sent, and chose
 * others, keeps their own as it is.
 */
export function keptChosen(chosen: readonly string[], shown: readonly string[], slug: string): string[] {
  const own = shown.every(other => chosen.includes(other))
  return chosen.filter(other => !(own && other === slug))
}
