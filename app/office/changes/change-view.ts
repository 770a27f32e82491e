/** One line of a change: a name, and its value before and after. */
export interface ChangeLine {
  label: string
  before: string
  after: string
  isSkipped: boolean
}

/** A change in words. */
export interface ChangeView {
  id: number
  title: string
  /** "10:14 AM" */
  time: string
  /** ISO. */
  at: string
  /** An ISO date in the shop's time zone. */
  day: string
  by: string
  lines: ChangeLine[]
  /** Whether there are more rows or values than lines. */
  isCut: boolean
  /** Rows in all. */
  rows: number
  notes: string[]
  /** The change set to undo, and whether that is redo; null if it can't be undone, with the reason in `notes`. */
  undo: { changeSet: number; isRedo: boolean } | null
  isUndone: boolean
}

/** A row that can't simply be undone, in words. */
export interface ConflictView {
  /** Of the row and its values now: a choice doesn't hold for a later change. */
  id: string
  name: string
  reason: string
  columns: { label: string; before: string; written: string; current: string }[]
  /** Whether the values before the change can be written over those of now. */
  canGoBack: boolean
}
