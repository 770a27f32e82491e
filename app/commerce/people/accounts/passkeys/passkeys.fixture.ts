import type { Db } from '#db/schema/schema.ts'
import { type AuthenticatorLies, PasskeyAuthenticator } from '../../passkeys/passkey-authenticator.fixture.ts'
import { requestOptions } from '../../passkeys/passkey-options.server.ts'
import type { Account } from '../account.ts'
import { requestedSignIn, signInTestNow } from '../sign-in/sign-in.fixture.ts'
import { signInWithLink } from '../sign-in/sign-in.server.ts'
import { addPasskey, passkeyCreationOptions, signInWithPasskey } from './account-passkeys.server.ts'

export const passkeyTestSite = { origin: 'https://shop.example', rpId: 'shop.example' }
const site = passkeyTestSite
const browser = { visitor: undefined, device: 'Firefox, Linux', quantityLimit: 10 }

/** An account that was signed in to by email. */
export async function accountInTest(db: Db, email = 'ada@example.com'): Promise<Account> {
  const { link } = await requestedSignIn(db, email)
  const result = await signInWithLink(db, link, browser, signInTestNow)
  if (!result.ok) throw new Error(result.reason)
  return result.account
}

interface Attempt {
  nonce?: string
  lies?: AuthenticatorLies
  /** When the answer arrives. */
  at?: Date
}

export const passkeyOptionsInTest = (db: Db, account: Account, nonce = 'browser') =>
  passkeyCreationOptions(db, account, { nonce, site, shopName: 'Tote' }, signInTestNow)

/** Creates a passkey of this account with this authenticator, or tries to. */
export async function addPasskeyInTest(
  db: Db,
  account: Account,
  {
    authenticator = new PasskeyAuthenticator(site.origin),
    nonce = 'browser',
    lies,
    at = signInTestNow,
  }: Attempt & {
    authenticator?: PasskeyAuthenticator
  } = {},
) {
  const sent = authenticator.create(await passkeyOptionsInTest(db, account), lies)
  const result = await addPasskey(db, account, { sent, nonce, site, device: 'Safari, iPhone' }, at)
  return { authenticator, sent, result }
}

/** Signs in with a passkey, or tries to. */
export async function signInWithPasskeyInTest(
  db: Db,
  authenticator: PasskeyAuthenticator,
  { nonce = 'browser', lies, at = signInTestNow }: Attempt = {},
) {
  const options = await requestOptions(
    db,
    { of: 'account', id: null },
    { nonce: 'browser', site },
    signInTestNow,
  )
  const sent = authenticator.get(options, lies)
  return { sent, result: await signInWithPasskey(db, { sent, nonce, site }, browser, at) }
}
