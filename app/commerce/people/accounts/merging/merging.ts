/** The visitors to merge: a guest into the owner of an account. */
export interface Merging {
  from: number
  into: number
}

/** Their lists with the same name. */
export interface MergedListIds {
  from: string
  into: string
}
