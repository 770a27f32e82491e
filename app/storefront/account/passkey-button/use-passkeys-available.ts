import { useEffect, useState, useSyncExternalStore } from 'react'
import { canUsePasskeys } from '#ui/passkey/browser-passkeys.ts'

const neverChanges = () => () => {}

/** Whether this browser can use passkeys, or keep its own ones; undefined until that is known. */
export function usePasskeysAvailable({ ofThisDevice }: { ofThisDevice: boolean }): boolean | undefined {
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
