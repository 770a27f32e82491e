/** 0 or 1: what both databases keep alike. */
export type Flag = 0 | 1
