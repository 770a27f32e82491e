// Values that this browser keeps for a page, so that a lost connection or a closed tab loses nothing.

/** Null if nothing was kept, or the storage is blocked. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** Null forgets it. A full or blocked storage only costs the value when the tab is closed. */
export function keep(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // As above.
  }
}

export function keptKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter(key => key.startsWith(prefix))
  } catch {
    return []
  }
}
