import type { ReactNode } from 'react'
import { usePasskeysAvailable } from './use-passkeys-available.ts'
import styles from './with-passkeys.module.css'

interface WithPasskeysProps {
  /** Whether the device itself must have passkeys: one on a phone nearby doesn't count. */
  ofThisDevice?: boolean
  /** Shown where there are no passkeys. */
  otherwise?: ReactNode
  children: ReactNode
}

/** Shows its children in browsers that can use passkeys. Until that is known, their space is kept: nothing moves. */
export function WithPasskeys({ ofThisDevice = false, otherwise, children }: WithPasskeysProps) {
  const isAvailable = usePasskeysAvailable({ ofThisDevice })
  if (isAvailable === false) return otherwise
  return (
    <>
      <div className={isAvailable ? undefined : styles.unknown}>{children}</div>
      {otherwise && isAvailable === undefined && <noscript>{otherwise}</noscript>}
    </>
  )
}
