import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Calls `close` after every navigation, unless the page only replaced its own URL. */
export function useCloseOnNavigation(close: () => void): void {
  const { key } = useLocation()
  const type = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key is one navigation
  useEffect(() => {
    if (type !== 'REPLACE') close()
  }, [key])
}
