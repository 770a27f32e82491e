import { useEffect } from 'react'
import { pageQueue } from './page-queue.ts'

/** When loaded data was requested, in milliseconds. Data that came with the document has no entry. */
const requestTimes = new WeakMap<object, number>()

/** Loads one value of a page's data for `useReloadIfOutdated`. */
export async function loadWithRequestTime<Name extends string, Data extends Record<Name, object>>(
  name: Name,
  load: () => Promise<Data>,
): Promise<Data> {
  const requestedAt = Date.now()
  const data = await load()
  requestTimes.set(data[name], requestedAt)
  return data
}

/**
 * Reloads a page's data that the shop may have read before it confirmed a change. Such data can arrive after the change's
 * response, and its cookies then replace newer ones.
 */
export function useReloadIfOutdated(loaded: object, reload: () => Promise<unknown>): void {
  useEffect(() => {
    const requestedAt = requestTimes.get(loaded) ?? Date.now() - performance.now()
    if (pageQueue().isOutdated(requestedAt)) void reload()
    // The data may have come with new count cookies.
    else pageQueue().refresh()
  }, [loaded, reload])
}
