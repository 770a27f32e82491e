/** One sentence after a change. */
export interface Notice {
  text: string
  /** Can be undone. Null if nothing was changed. */
  changeSet?: number | null
  /** The change took another back, so undoing it is redoing that. */
  isUndo?: boolean
  /** The next best step if it can't: a path of the office. */
  link?: { to: string; label: string }
}
