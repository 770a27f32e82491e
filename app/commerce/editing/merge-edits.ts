/** The values of a form by field, as they are typed. A field that is not there is empty. */
export type EditedValues = Readonly<Record<string, string>>

/** A field that two people changed, each to something else, since both saw `base`. */
export interface EditConflict {
  field: string
  base: string
  mine: string
  theirs: string
}

/** The values that a form showed, and those that it came back with. */
export interface SentEdits {
  base: EditedValues
  mine: EditedValues
  /** The fields whose choice was left open. Their `base` is from before the conflict, so that it comes back. */
  undecided?: readonly string[]
}

interface MergedEdits {
  /** `theirs` with my changes. */
  merged: Record<string, string>
  conflicts: EditConflict[]
}

/** Nothing is saved until one value of each is chosen. */
export interface EditsInConflict extends MergedEdits {
  ok: false
  reason: 'conflict'
  /** The value that is stored by now. */
  theirs: EditedValues
}

/**
 * Merges a form that showed `base` and came back as `mine` with what is stored by now. A field that the form doesn't have stays as it
 * is stored.
 */
export function mergeEdits(edits: SentEdits & { theirs: EditedValues }): MergedEdits {
  const merged: Record<string, string> = { ...edits.theirs }
  const conflicts: EditConflict[] = []
  for (const [field, mine] of Object.entries(edits.mine)) {
    const base = edits.base[field] ?? ''
    const theirs = edits.theirs[field] ?? ''
    if (isSame(mine, base) || isSame(mine, theirs)) continue
    merged[field] = mine
    if (!isSame(theirs, base)) conflicts.push({ field, base, mine, theirs })
  }
  return { merged, conflicts }
}

/** Browsers send line breaks of a text area as CRLF. */
function isSame(one: string, other: string): boolean {
  return one === other || one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n')
}
