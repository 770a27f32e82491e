/** Something that the shop does by itself, again and again, in one process at a time. */
export interface Job {
  name: string
  /** How long it rests between two runs, in milliseconds. */
  every: number
  /** Does a small batch; returns how much was done. As long as that is more than 0 it runs again at once. */
  run(now: Date, closing: AbortSignal): Promise<number>
}
