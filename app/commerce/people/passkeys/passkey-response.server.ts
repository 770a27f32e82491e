import * as v from 'valibot'

const encoded = v.pipe(v.string(), v.regex(/^[\w-]+$/))

/** How browsers reach a passkey. Unknown ways are left out. */
const transports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']

const credential = { id: encoded, rawId: encoded, type: v.literal('public-key') }

const newCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: v.fallback(
      v.pipe(
        v.array(v.string()),
        v.transform(sent => transports.filter(one => sent.includes(one))),
      ),
      [],
    ),
  }),
})

const signature = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: v.nullish(encoded),
  }),
})

const clientData = v.object({ challenge: encoded, crossOrigin: v.optional(v.literal(false)) })

/** A browser's answer to a challenge, from `PublicKeyCredential.toJSON()`. All binary values are in base64url. */
export type NewCredentialResponse = v.InferOutput<typeof newCredential>
export type SignatureResponse = v.InferOutput<typeof signature>

/** Undefined for anything else than a new passkey. */
export function parseNewCredential(json: string): NewCredentialResponse | undefined {
  return parse(newCredential, json)
}

/** Undefined for anything else than a signature. */
export function parseSignature(json: string): SignatureResponse | undefined {
  return parse(signature, json)
}

/** The challenge that the browser says it answers; empty in a frame of another site. */
export function answeredChallenge({ response }: NewCredentialResponse | SignatureResponse): string {
  return parse(clientData, Buffer.from(response.clientDataJSON, 'base64url').toString())?.challenge ?? ''
}

function parse<Parsed>(schema: v.GenericSchema<unknown, Parsed>, json: string): Parsed | undefined {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(json))
    return success ? (output as Parsed) : undefined
  } catch {
    return undefined
  }
}
