import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const flag = { present: 0x01, verified: 0x04, syncable: 0x08, synced: 0x10, newKey: 0x40 }

/** Lies that an attacker's authenticator or browser could tell. */
export interface AuthenticatorLies {
  origin?: string
  rpId?: string
  challenge?: string
  type?: string
  userHandle?: string
  counter?: number
  isVerified?: boolean
  crossOrigin?: boolean
  /** The name of the format, and its statement as CBOR. */
  attestation?: { format: string; statement: Buffer }
}

interface CreationOptions {
  challenge: string
  rp: { id?: string }
  user: { id: string }
}

/** An authenticator in software: one ES256 passkey that signs what a browser at this origin would. */
export class PasskeyAuthenticator {
  readonly #key: KeyObject
  readonly #publicKey: Buffer
  readonly #origin: string
  readonly #id = randomBytes(16)
  readonly #flags: number
  #user = ''
  counter = 0

  constructor(origin: string, { isSynced = true } = {}) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    this.#key = privateKey
    // COSE: key type EC2, algorithm ES256, curve P-256, x and y. RFC 9053, section 7.1.
    this.#publicKey = map([
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y, 'base64url'))],
    ])
    this.#origin = origin
    this.#flags = isSynced ? flag.syncable | flag.synced : 0
  }

  get id(): string {
    return this.#id.toString('base64url')
  }

  /** The answer of `navigator.credentials.create` as JSON. */
  create({ challenge, rp, user }: CreationOptions, lies: AuthenticatorLies = {}): string {
    this.#user = user.id
    const { format, statement } = lies.attestation ?? { format: 'none', statement: map([]) }
    const length = Buffer.from([0, this.#id.length])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, this.#publicKey])
    const attestationObject = map([
      [cborText('fmt'), cborText(format)],
      [cborText('attStmt'), statement],
      [cborText('authData'), bytes(Buffer.concat([this.#data(rp.id ?? '', flag.newKey, lies), credential]))],
    ])
    const clientDataJSON = this.#clientData('webauthn.create', challenge, lies).toString('base64url')
    const encoded = attestationObject.toString('base64url')
    return this.#answer({ clientDataJSON, attestationObject: encoded, transports: ['internal', 'x-ray'] })
  }

  /** The answer of `navigator.credentials.get` as JSON. */
  get({ challenge, rpId = '' }: { challenge: string; rpId?: string }, lies: AuthenticatorLies = {}): string {
    this.counter += 1
    const authenticatorData = this.#data(rpId, 0, lies)
    const clientData = this.#clientData('webauthn.get', challenge, lies)
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientData).digest()])
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.#key).toString('base64url'),
      userHandle: lies.userHandle ?? this.#user,
    })
  }

  #answer(response: object): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', response })
  }

  #clientData(type: string, challenge: string, lies: AuthenticatorLies): Buffer {
    const data = { type, challenge, origin: this.#origin, crossOrigin: false, ...lies }
    return Buffer.from(
      JSON.stringify({
        type: data.type,
        challenge: data.challenge,
        origin: data.origin,
        crossOrigin: data.crossOrigin,
      }),
    )
  }

  #data(
    rpId: string,
    extra: number,
    { isVerified = true, counter = this.counter, ...lies }: AuthenticatorLies,
  ) {
    const flags = this.#flags | extra | flag.present | (isVerified ? flag.verified : 0)
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([
      createHash('sha256')
        .update(lies.rpId ?? rpId)
        .digest(),
      rest,
    ])
  }
}

/** CBOR as far as passkeys need it: RFC 8949, section 3. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value])
  if (value < 256) return Buffer.from([(major << 5) | 24, value])
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255])
}

const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
export const cborText = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
export const map = (pairs: [Buffer, Buffer][]) => Buffer.concat([head(5, pairs.length), ...pairs.flat()])
