/** As many as a row of cards shows, and the one that is shown now. */
const mostKept = 5

const place = 'seen-products'

/** Reads what is stored; whoever wrote it, only ids of products come out of it. */
export function readSeen(stored: string | null): number[] {
  return (stored ?? '').split(',').flatMap(id => (/^[1-9]\d{0,8}$/.test(id) ? [Number(id)] : []))
}

/**
 * Remembers in this browser, and nowhere else, that a product was seen, and returns those seen before it, newest first.
 * A browser that keeps nothing has seen nothing.
 */
export function rememberSeen(id: number): number[] {
  try {
    const before = readSeen(localStorage.getItem(place))
      .filter(other => other !== id)
      .slice(0, mostKept - 1)
    localStorage.setItem(place, [id, ...before].join())
    return before
  } catch {
    return []
  }
}
