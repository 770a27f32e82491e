import { href } from 'react-router'
import { passkeyChallengeLifetime } from '#commerce/people/passkeys/passkey.ts'
import { askForPasskey } from '#ui/passkey/browser-passkeys.ts'

/** Offers passkeys among the suggestions of the email field, until one is used. */
export async function offerPasskeysInAutofill(signal: AbortSignal): Promise<string> {
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
