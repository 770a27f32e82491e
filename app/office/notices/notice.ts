/** One sentence after a change. */
export interface Notice {
  text: string
  /** Can be undone. Null if nothing was changed. */
  changeSet?: number | null
}
