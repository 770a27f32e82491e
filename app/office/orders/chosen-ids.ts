/** The ids of the orders that a URL names: "?pick=12&pick=13", each once. Others are ignored. */
export function chosenIds(url: URL, max: number, name = 'pick'): number[] {
  const ids = url.searchParams.getAll(name).filter(id => /^[1-9]\d{0,8}$/.test(id))
  return [...new Set(ids.map(Number))].slice(0, max)
}
