import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { canUsePasskeys } from '#ui/passkey/browser-passkeys.ts'
import styles from './account-passkey-button.module.css'

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

const neverChanges = () => () => {}

/** Whether this browser can use passkeys, or keep its own ones; undefined until that is known. */
function usePasskeysAvailable({ ofThisDevice }: { ofThisDevice: boolean }): boolean | undefined {
  const canUse = useSyncExternalStore<boolean | undefined>(neverChanges, canUsePasskeys, () => undefined)
  const [canUnlock, setCanUnlock] = useState<boolean>()
  const isAsked = ofThisDevice && canUse
  useEffect(() => {
    if (!isAsked) return
    // With a finger, a face or a code.
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable().then(setCanUnlock, () =>
      setCanUnlock(false),
    )
  }, [isAsked])
  return isAsked ? canUnlock : canUse
}
