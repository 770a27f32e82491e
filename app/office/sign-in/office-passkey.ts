/** Whether this browser has the JSON methods of passkeys, and the shop a name: an IP address can't have passkeys. */
export function hasOfficePasskeys(): boolean {
  return (
    typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function' &&
    !/^[\d.]+$|^\[/.test(location.hostname)
  )
}

/** Creates a passkey, or signs a challenge with one. Returns the browser's answer as JSON. */
export async function askForPasskey(
  options: string,
  purpose: 'create' | 'sign-in' | 'confirm',
): Promise<string> {
  const response = await fetch(options, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ purpose }),
  })
  if (!response.ok) throw new TypeError(response.statusText)
  const json = await response.json()
  const credential =
    purpose === 'create'
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(json),
        })
      : await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(json) })
  return JSON.stringify((credential as PublicKeyCredential).toJSON())
}
