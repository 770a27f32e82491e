/** The effect of a key anywhere in the office. */
export type Shortcut =
  | {
      does:
        | 'palette'
        | 'search'
        | 'help'
        | 'save'
        | 'undo'
        | 'redo'
        | 'sidebar'
        | 'next'
        | 'previous'
        | 'pick'
    }
  /** Picks this row and the next or previous one. */
  | { does: 'pick-next' | 'pick-previous' }
  /** The start of a sequence. */
  | { does: 'go' }
  | { does: 'open'; key: string }
  /** A letter that a row's button may name. */
  | { does: 'row'; key: string }

export interface PressedKey {
  key: string
  shiftKey: boolean
  /** Ctrl, or Command on a Mac. */
  isCommand: boolean
  altKey: boolean
  /** Whether the focus is in a field, where letters are text. */
  isTyping: boolean
}

interface ShortcutOptions {
  /** Whether single letters are shortcuts: WCAG 2.2, 2.1.4. */
  letters: boolean
  /** Whether `g` was the key before. */
  isGoing: boolean
}

const letterShortcuts: Record<string, Shortcut> = {
  '/': { does: 'search' },
  '?': { does: 'help' },
  '[': { does: 'sidebar' },
  g: { does: 'go' },
  j: { does: 'next' },
  k: { does: 'previous' },
  x: { does: 'pick' },
  J: { does: 'pick-next' },
  K: { does: 'pick-previous' },
}

/** The shortcut of a key; undefined for keys that keep their own meaning. */
export function readShortcut(
  pressed: PressedKey,
  { letters, isGoing }: ShortcutOptions,
): Shortcut | undefined {
  const { key, isCommand, altKey, isTyping, shiftKey } = pressed
  if (altKey) return undefined
  if (isCommand) return commandShortcut(key.toLowerCase(), shiftKey, isTyping)
  if (!letters || isTyping || key.length !== 1) return undefined
  if (isGoing) return { does: 'open', key: key.toLowerCase() }
  return letterShortcuts[key] ?? (/^[a-z]$/.test(key) ? { does: 'row', key } : undefined)
}

function commandShortcut(key: string, shiftKey: boolean, isTyping: boolean): Shortcut | undefined {
  if (shiftKey) return key === 'z' && !isTyping ? { does: 'redo' } : undefined
  if (key === 'k') return { does: 'palette' }
  if (key === 's') return { does: 'save' }
  // In a field, browsers take back typing.
  return key === 'z' && !isTyping ? { does: 'undo' } : undefined
}
