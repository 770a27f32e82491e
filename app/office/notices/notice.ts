/** One sentence after a change. */
export interface Notice {
  text: string
  /** Can be undone. Null if nothing was changed. */
  changeSet?: number | null
  /** The next best step if it can't: a path of the office. */
  link?: { to: string; label: string }
}
