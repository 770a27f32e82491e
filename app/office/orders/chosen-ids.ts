import { readId } from '#commerce/values/whole-number.ts'
/** The ids of the orders that a URL names: "?pick=12&pick=13", each once. Others are ignored. */
export function chosenIds(url: URL, max: number, name = 'pick'): number[] {
  const ids = url.searchParams.getAll(name).flatMap(text => readId(text) ?? [])
  return [...new Set(ids)].slice(0, max)
}
