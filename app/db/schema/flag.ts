/** A boolean that both databases store alike. */
export type Flag = 0 | 1
