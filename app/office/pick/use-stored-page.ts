import { useEffect, useState } from 'react'
import { storePickPage } from './offline-pages.ts'

/** Stores the page as it is now; true once it opens without a connection. */
export function useStoredPage(staffId: number, list: unknown): boolean {
  const [isStored, setStored] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list makes a new page
  useEffect(() => {
    let isOver = false
    void storePickPage(staffId).then(isStored => !isOver && setStored(isStored))
    return () => {
      isOver = true
    }
  }, [staffId, list])
  return isStored
}
