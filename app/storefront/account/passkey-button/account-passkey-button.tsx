import type { ReactNode } from 'react'
import { href } from 'react-router'
import { type PasskeyPurpose, passkeyChallengeLifetime } from '#commerce/people/passkeys/passkey.ts'
import { passkeyMessages } from '#messages/passkeys.ts'
import { askForPasskey } from '#ui/passkey/browser-passkeys.ts'
import { PasskeyButton } from '#ui/passkey/passkey-button.tsx'
import styles from './account-passkey-button.module.css'

interface AccountPasskeyButtonProps {
  purpose: PasskeyPurpose
  /** Takes the browser's answer as a form. */
  action: string
  isQuiet?: boolean
  /** Whether the email field of the page suggests passkeys, too. */
  isInAutofill?: boolean
  children: ReactNode
}

export function AccountPasskeyButton({ isQuiet, isInAutofill, ...props }: AccountPasskeyButtonProps) {
  return (
    <PasskeyButton
      {...props}
      options={href('/account/passkeys/options')}
      texts={passkeyMessages}
      className={isQuiet ? 'button quiet' : 'button'}
      statusClass={styles.status}
      suggest={isInAutofill ? offerPasskeysInAutofill : undefined}
    />
  )
}

/** Offers passkeys among the suggestions of the email field, until one is used. */
async function offerPasskeysInAutofill(signal: AbortSignal): Promise<string> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return new Promise(() => {})
  for (;;) {
    const tooOld = AbortSignal.timeout(passkeyChallengeLifetime * 0.8)
    try {
      return await askForPasskey(href('/account/passkeys/options'), 'sign-in', {
        mediation: 'conditional',
        signal: AbortSignal.any([signal, tooOld]),
      })
    } catch (error) {
      if (signal.aborted || !tooOld.aborted) throw error
      await untilVisible()
    }
  }
}

function untilVisible(): Promise<void> {
  return new Promise(visible => {
    const check = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', check)
      visible()
    }
    document.addEventListener('visibilitychange', check)
    check()
  })
}
