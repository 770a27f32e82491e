import type { PasskeyPurpose } from '#commerce/people/passkeys/passkey.ts'

/** Whether this browser has the JSON methods of passkeys, and the shop a name: an IP address can't have passkeys. */
export function canUsePasskeys(): boolean {
  return (
    typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function' &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  )
}

/** Creates a passkey, or signs a challenge with one. `options` gives the challenge. Returns the browser's answer as JSON. */
export async function askForPasskey(
  options: string,
  purpose: PasskeyPurpose,
  request: Pick<CredentialRequestOptions, 'mediation' | 'signal'> = {},
): Promise<string> {
  const json = await loadOptions(options, purpose)
  const { credentials } = navigator
  const credential =
    purpose === 'create'
      ? await credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json) })
      : await credentials.get({
          ...request,
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json),
        })
  return JSON.stringify((credential as PublicKeyCredential).toJSON())
}

async function loadOptions(options: string, purpose: PasskeyPurpose) {
  const response = await fetch(options, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ purpose }),
  })
  const json = await response.json()
  if (response.ok) return json
  if (typeof json.to !== 'string') throw new TypeError(response.statusText)
  location.assign(json.to)
  // This page is being left.
  return new Promise<never>(() => {})
}
