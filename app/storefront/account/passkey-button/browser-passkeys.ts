import { href } from 'react-router'
import { type PasskeyPurpose, passkeyChallengeLifetime } from '#commerce/people/accounts/passkeys/passkey.ts'

/** Whether this browser has the JSON methods of passkeys, and the shop a name: an IP address can't have passkeys. */
export function canUsePasskeys(): boolean {
  return (
    typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function' &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  )
}

/** Whether this device itself has passkeys, unlocked with a finger, a face or a code. */
export function canUnlockForPasskeys(): Promise<boolean> {
  return PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()
}

/** Creates a passkey for the account that is signed in. Returns the browser's answer as JSON. */
export async function createPasskey(): Promise<string> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await loadOptions('create'))
  return toJson(await navigator.credentials.create({ publicKey }))
}

/** Signs a challenge with a passkey. Returns the browser's answer as JSON. */
export async function requestPasskey(
  purpose: 'sign-in' | 'confirm',
  request: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
): Promise<string> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await loadOptions(purpose))
  return toJson(await navigator.credentials.get({ ...request, publicKey }))
}

/** Offers passkeys among the suggestions of the email field, until one is used. */
export async function offerPasskeysInAutofill(signal: AbortSignal): Promise<string> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return new Promise(() => {})
  for (;;) {
    const tooOld = AbortSignal.timeout(passkeyChallengeLifetime * 0.8)
    try {
      return await requestPasskey('sign-in', {
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

async function loadOptions(purpose: PasskeyPurpose) {
  const response = await fetch(href('/account/passkeys/options'), {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ purpose }),
  })
  const options = await response.json()
  if (response.ok) return options
  if (typeof options.to !== 'string') throw new TypeError(response.statusText)
  location.assign(options.to)
  // This page is being left.
  return new Promise<never>(() => {})
}

function toJson(credential: Credential | null): string {
  return JSON.stringify((credential as PublicKeyCredential).toJSON())
}
