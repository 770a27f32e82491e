import { data } from 'react-router'
import { readId } from '../../commerce/whole-number.ts'

/** The id of a row in a path. Throws a 404 for anything that isn't one. */
export function readPathId(segment: string): number {
  const id = readId(segment)
  if (id === undefined) throw data(null, { status: 404 })
  return id
}
